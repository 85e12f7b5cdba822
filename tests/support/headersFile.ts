import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Rule {
  /** Of the addresses it is for: each rule ends in a star. */
  prefix: string
  headers: [name: string, value: string][]
}

function parse(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+): (.*)$/.exec(line)
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
    else rules.push({ prefix: line.replace(/\*$/, ''), headers: [] })
  }
  return rules
}

/**
 * Reads `_headers` as static hosts do; a site without one has no headers of its own.
 * @returns the headers of an address; pages are looked up again each time unless a rule says otherwise
 */
export function readHeadersFile(dir: string): (path: string) => Headers {
  const file = join(dir, '_headers')
  const rules = existsSync(file) ? parse(readFileSync(file, 'utf8')) : []
  return (path) => {
    const headers = new Headers({ 'cache-control': 'no-cache' })
    for (const rule of rules)
      if (path.startsWith(rule.prefix)) for (const [name, value] of rule.headers) headers.set(name, value)
    return headers
  }
}
