import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '#tests/tools/visual/folders.ts'

/**
 * Runs git in the project.
 * @returns its output
 * @throws when it fails
 */
export const git = (args: string[], env: Record<string, string> = {}): string =>
  execFileSync('git', args, {
    cwd: projectDir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** What a Storybook is built from. */
const inputs = ['.storybook', 'mocks', 'package.json', 'package-lock.json', 'src', 'stories', 'tsconfig.json']

const stateOf = (tree: string): string =>
  createHash('sha256')
    .update(git(['ls-tree', tree, '--', ...inputs]))
    .digest('hex')
    .slice(0, 16)

/** @returns a hash of the files of a ref that its Storybook is built from. @throws on an unknown ref */
export const stateOfRef = (ref: string): string => stateOf(git(['rev-parse', '--verify', `${ref}^{tree}`]))

/** @returns the same hash of the working copy, with changes that aren't committed */
export function stateOfWorkingCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  try {
    git(['read-tree', 'HEAD'], env)
    git(['add', '--all'], env)
    return stateOf(git(['write-tree'], env))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @returns the commit where the branch left main. @throws without a branch main */
export const mergeBase = (): string => git(['merge-base', 'main', 'HEAD'])
