import type { Send } from '#tests/tools/smoke/ask.ts'
import type { Mistake } from '#stories/docs/deploying/mistakes.ts'
import type { Options } from '#tests/tools/smoke/options.ts'
import type { Change, Publication } from '#tests/e2e/real/support/deployment.ts'

/** A deployment with one thing wrong, and what the smoke test must find: this and no more. */
export interface Fault extends Publication {
  name: string
  expected: Mistake[]
  options?: Partial<Options>
  /** Sends the smoke test's own requests. */
  send?: Send
}

/** Changes what is sent for some paths. */
export const onPath =
  (pattern: RegExp, change: Change): Change =>
  (sent) => {
    if (pattern.test(sent.path)) change(sent)
  }

/** Paths of pages. */
export const isPage = /^(?!\/assets\/).*\/[^.]*$/

/** Sets a header, or with null leaves it out. */
export const header = (name: string, value: string | null, on = /^/): Change =>
  onPath(on, ({ headers }) => (value === null ? headers.delete(name) : headers.set(name, value)))

/** Has paths answered with this text and status 200. */
export const publish = (pattern: RegExp, text: string): Change =>
  onPath(pattern, (sent) => Object.assign(sent, { status: 200, body: Buffer.from(text) }))

/** Changes the Content-Security-Policy that the host sends. */
export const policy = (from: string | RegExp, to: string): Change =>
  onPath(/^/, ({ headers }) => {
    const name = 'content-security-policy'
    headers.set(name, (headers.get(name) ?? '').replace(from, to))
  })

/** Has paths answered with status 404. */
export const remove = (pattern: RegExp): Change => onPath(pattern, (sent) => void (sent.status = 404))

/** Replaces a text in all pages, scripts and search files, as another configuration of the build would. */
export const replace = (...pairs: [from: string, to: string][]): Change =>
  onPath(/(\/[^.]*|\.(js|txt|xml))$/, (sent) => {
    const text = pairs.reduce((all, [from, to]) => all.replaceAll(from, to), sent.body.toString())
    sent.body = Buffer.from(text)
  })
