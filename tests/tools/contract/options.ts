import { parseArgs } from 'node:util'
import { parseUrl } from '#src/format/parseUrl.ts'

/** What `npm run contract` was asked to do. */
export interface CommandOptions {
  /** {api} without a slash at its end; null when only the OpenAPI document is wanted. */
  apiUrl: string | null
  tokens: string[]
  email: string | null
  isWriting: boolean
  site: string
  timeoutMs: number
  isJson: boolean
  htmlFile: string | null
  openApiFile: string | null
}

const usage = 'npm run contract -- --api <url> [--token <token>]… [--write]: see "Check an API" in the documentation'

/** @throws when it is not an http(s) address */
function readAddress(name: string, text: string): URL {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol)) return url
  throw new Error(`--${name} is not an http(s) address: ${text}`)
}

/**
 * Reads the command's arguments.
 * @throws on an unknown, missing or wrong one
 */
export function readOptions(args: string[]): CommandOptions {
  const { values } = parseArgs({
    args,
    options: {
      api: { type: 'string' },
      token: { type: 'string', multiple: true, default: [] },
      email: { type: 'string' },
      write: { type: 'boolean', default: false },
      site: { type: 'string', default: 'https://shop.example' },
      timeout: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
      html: { type: 'string' },
      openapi: { type: 'string' },
    },
  })
  const { api, token, email = null, write, site, timeout, json, html = null, openapi = null } = values
  if (api === undefined && openapi === null) throw new Error(usage)
  const seconds = Number(timeout)
  if (!(seconds > 0)) throw new Error(`--timeout is not a number of seconds: ${timeout}`)
  return {
    apiUrl: api === undefined ? null : readAddress('api', api).href.replace(/\/+$/, ''),
    tokens: token,
    email,
    isWriting: write,
    site: readAddress('site', site).origin,
    timeoutMs: seconds * 1000,
    isJson: json,
    htmlFile: html,
    openApiFile: openapi,
  }
}
