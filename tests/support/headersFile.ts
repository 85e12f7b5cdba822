import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Parses the text of a `_headers` file as a static host would.
 * @returns a function that returns the headers for a path. Unless a rule sets Cache-Control, its value is `no-cache`.
 */
export function parseHeadersFile(text: string): (path: string) => Headers {
  const rules: { pattern: RegExp; headers: [name: string, value: string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    const pattern = line.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else rules.push({ pattern: new RegExp(`^${pattern}$`), headers: [] })
  }
  return (path) => {
    const headers = new Headers({ 'cache-control': 'no-cache' })
    for (const rule of rules)
      if (rule.pattern.test(path)) for (const [name, value] of rule.headers) headers.set(name, value)
    return headers
  }
}

/** Reads and parses a site's `_headers` file. A missing file counts as an empty one. */
export function readHeadersFile(dir: string): (path: string) => Headers {
  const file = join(dir, '_headers')
  return parseHeadersFile(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/**
 * @returns the number of seconds for which `Cache-Control` lets a browser cache a file; NaN if the header contains no
 * time, so browsers guess one
 */
export const parseCacheSeconds = (cacheControl: string | null): number =>
  /\bno-(cache|store)\b/i.test(cacheControl ?? '') ? 0 : Number(/\bmax-age=(\d+)/i.exec(cacheControl ?? '')?.[1] ?? NaN)
