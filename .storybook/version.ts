import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const root = fileURLToPath(new URL('..', import.meta.url))

/** @returns the commit's short hash and its date, such as '77b6a79 · 21 Nov 2026'; undefined outside a git checkout */
function commit(): string | undefined {
  // An unpacked archive may stand inside another project's checkout.
  if (!existsSync(`${root}/.git`)) return undefined
  try {
    const format = ['--abbrev=7', '--date=format:%-d %b %Y', '--format=%h · %cd']
    return execFileSync('git', ['log', '-1', ...format], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}

/**
 * @returns the version of the shop that this Storybook shows, such as '0.1.0 · 77b6a79 · 21 Nov 2026'. The date is
 *   the commit's: the same commit gives the same files, whenever it is built.
 */
export function readVersion(): string {
  const { version } = z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(`${root}/package.json`, 'utf8')),
  )
  return [version, commit()].filter(Boolean).join(' · ')
}
