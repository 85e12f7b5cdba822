import { parseArgs } from 'node:util'
import { parseUrl } from '#src/format/parseUrl.ts'

/** What `npm run smoke` was asked to look at. */
export interface Options {
  /** Where the shop is; the path ends with a slash. */
  site: URL
  /** The API that the shop should use; null: the one it was built for. */
  api: string | null
  /** Customers pay real money there. */
  isLive: boolean
  /** A customer to log in as. */
  login: { email: string; password: string } | null
  /** Look with a browser, too. */
  withBrowser: boolean
  json: boolean
  /** After this time, in seconds, it tells what it has found. */
  limit: number
}

export const usage =
  'Usage: npm run smoke -- --site <url> [--api <url>] [--live] [--no-browser] [--json] [--limit <seconds>]\n' +
  'SMOKE_EMAIL and SMOKE_PASSWORD in the environment: a customer to log in as.'

function readAddress(name: string, text: string): URL {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is no http(s) address: ${text}\n${usage}`)
  return url
}

function readSeconds(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--limit is no number of seconds: ${text}\n${usage}`)
  return Number(text)
}

/**
 * Reads the command's arguments and environment.
 * @throws Error on an unknown argument, a missing or wrong address or limit, or half a login
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      site: { type: 'string' },
      api: { type: 'string' },
      live: { type: 'boolean', default: false },
      browser: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      limit: { type: 'string', default: '115' },
    },
  })
  if (values.site === undefined) throw new Error(usage)
  const { origin, pathname } = readAddress('--site', values.site)
  const { SMOKE_EMAIL: email = '', SMOKE_PASSWORD: password = '' } = env
  if ((email === '') !== (password === '')) throw new Error('SMOKE_EMAIL and SMOKE_PASSWORD belong together.')
  return {
    site: new URL(pathname.replace(/\/*$/, '/'), origin),
    api: values.api === undefined ? null : readAddress('--api', values.api).href.replace(/\/+$/, ''),
    isLive: values.live,
    login: email === '' ? null : { email, password },
    withBrowser: values.browser,
    json: values.json,
    limit: readSeconds(values.limit),
  }
}
