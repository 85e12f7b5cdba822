import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')
const logArgs = ['log', '-1', '--abbrev=7', '--date=format:%-d %b %Y', '--format=%h · %cd']

/**
 * Returns the version of this Storybook, such as '0.1.0 · 77b6a79 · 21 Nov 2026'. The date is the date of the commit, so
 * that two builds of a commit are identical. An unpacked archive has no commit, even if it is inside another Git repository.
 */
export function readVersion(): string {
  const commit = existsSync(join(root, '.git')) && spawnSync('git', logArgs, { cwd: root, encoding: 'utf8' }).stdout
  return commit ? `${project.version} · ${commit.trim()}` : project.version
}
