import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { copySite } from '#tests/e2e/siteCopy.ts'
import { serveStatic } from '#tests/support/static.ts'

const noisePath = '/__noise'

/**
 * Posts console output and errors to the host, because not every driver reports them. Runs before the page's scripts.
 */
const listenerScript = `(() => {
  const describe = (word) => String(word) + (word?.cause ? ', because of ' + describe(word.cause) : '')
  const report = (...words) => navigator.sendBeacon('${noisePath}', words.map(describe).join(' '))
  for (const name of ['warn', 'error']) {
    const original = console[name]
    console[name] = (...words) => { report('console.' + name, ...words); original.apply(console, words) }
  }
  // Notifications that a ResizeObserver can't deliver in this frame are delivered in the next frame.
  const isPostponed = (message) => message.startsWith('ResizeObserver loop')
  addEventListener('error', ({ message, error }) => message && !isPostponed(message) && report('uncaught', error?.stack ?? '', message))
  addEventListener('unhandledrejection', ({ reason }) => report('uncaught', reason?.stack ?? '', reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => report('policy', effectiveDirective, blockedURI))
})()`

/**
 * Starts a host for a modified copy of a site. Each host has its own origin, so tests don't share storage.
 * @param from the built folder
 * @param change is applied to all scripts, pages and headers
 */
export async function startHost(from: string, change = (body: string) => body) {
  const { dir, put, edit } = copySite(from)
  const addListener = (html: string) =>
    html.replace(/<head[^>]*>/, (head) => `${head}<script src="${noisePath}.js"></script>`)
  for (const file of globSync('{_headers,**/*.{html,js}}', { cwd: dir }))
    edit(file, (body) => (file.endsWith('.html') ? addListener(change(body)) : change(body)))
  put(`${noisePath}.js`, listenerScript)
  /** The console output and uncaught errors of its pages. */
  const noise: string[] = []
  const { url, stop } = await serveStatic({
    dir,
    fallback: from === 'dist' ? 'spa' : '404',
    intercept(request, response) {
      if (request.url !== noisePath) return false
      void text(request).then((message) => {
        noise.push(message)
        response.writeHead(204).end()
      })
      return true
    },
  })
  return { url, noise, stop }
}
export type Host = Awaited<ReturnType<typeof startHost>>
