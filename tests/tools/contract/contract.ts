import { parseArgs } from 'node:util'
import { allCalls } from '#mocks/allCalls.ts'
import { parseUrl } from '#src/format/addresses.ts'
import { callNames, Check } from '#tests/tools/contract/check.ts'
import { readPublic, readSignedIn } from '#tests/tools/contract/reads.ts'
import { risks as allRisks } from '#tests/tools/contract/risks.ts'
import { writeAll } from '#tests/tools/contract/writes.ts'
import { runCommand } from '#tests/tools/runCommand.ts'

/**
 * Makes the calls, one after another. Never throws: what goes wrong is told by the check.
 * @param email the owner of a token that does not name one
 * @param isWriting whether to make the calls that change something
 */
export async function walk(check: Check, tokens: readonly string[], email: string, isWriting: boolean): Promise<void> {
  try {
    await readPublic(check)
    await readSignedIn(check, tokens, email)
    if (isWriting) await writeAll(check)
  } catch (error) {
    check.stopped.push(String(error))
  }
}

/** What a check has found, in plain words: what is wrong last, where the console stops. */
export function describe({ departures, tried, risks, left, stopped }: Check): string {
  const list = (title: string, texts: Iterable<string>) =>
    [...texts].length === 0 ? [] : ['', title, ...[...texts].map((text) => `- ${text}`)]
  const right = callNames.filter((name) => !departures.has(name))
  const [works, notTried] = [right.filter((name) => tried.has(name)), right.filter((name) => !tried.has(name))]
  const all = Array.from(allRisks, ([name, { title, rule, fix }]) => ({
    title: rule ? `${rule}: ${title}` : title,
    fix,
    seen: risks.get(name),
  }))
  const titlesOf = (size: number | undefined) => all.filter(({ seen }) => seen?.size === size).map(({ title }) => title)
  const found = all.filter(({ seen }) => seen && seen.size > 0)
  return [
    ...list('These calls work:', works),
    ...list('Not tried, for want of a token (--token), of --write or of something to ask for:', notTried),
    ...list('Risks that were not tried, or can’t be seen from outside. Perhaps the server …', titlesOf(undefined)),
    ...list('Risks that were not found. The server never …', titlesOf(0)),
    ...found.flatMap(({ title, seen = [], fix }) => list(`Risk: the server ${title}`, [...seen, fix])),
    ...list('Made by this check, and still there (no call removes parts, users and paid orders):', left),
    ...callNames.flatMap((name) => {
      const { method, path } = allCalls[name]
      return list(`${name}, ${method} ${path}, departs from the specification:`, departures.get(name) ?? [])
    }),
    ...list('Stopped before the end:', stopped),
    `\n${works.length} calls work, ${departures.size} depart, ${notTried.length} not tried; ${found.length} risks`,
  ].join('\n')
}

/** Replaces tokens, the given ones and whatever looks like one. */
const redact = (text: string, tokens: readonly string[]): string =>
  [...tokens.filter(Boolean), /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g].reduce<string>(
    (redacted, token) => redacted.replaceAll(token, '(token)'),
    text,
  )

/** @throws when it is not an http(s) address */
function readAddress(text: string): URL {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`--api or --site is not an http(s) address: ${text}. See "For the API owner" in the documentation.`)
}

/** @returns the exit code: 0 when all calls that were tried work, 1 when one does not */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string', default: '' },
      token: { type: 'string', multiple: true, default: [] },
      email: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
      site: { type: 'string', default: 'https://shop.example' },
      timeout: { type: 'string', default: '10' },
    },
  })
  const { token: tokens, email, write, timeout } = values
  const [apiUrl, site] = [readAddress(values.api).href.replace(/\/+$/, ''), readAddress(values.site).origin]
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new Error('Ctrl+C')))
  const check = new Check({ apiUrl, site, timeoutMs: Number(timeout) * 1000, signal: stop.signal })
  await walk(check, tokens, email, write)
  console.log(redact(describe(check), tokens))
  return check.departures.size > 0 || check.stopped.length > 0 ? 1 : 0
}

/** Usage: npm run contract -- --api <url> [options]: stories/docs/ForTheApiOwner.mdx lists them */
if (import.meta.main) await runCommand(run)
