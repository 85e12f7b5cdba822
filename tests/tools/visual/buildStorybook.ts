import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildsDir, projectDir, worktreesDir } from '#tests/tools/visual/folders.ts'
import { git, stateOfRef, stateOfWorkingCopy } from '#tests/tools/visual/git.ts'

/** A built Storybook. */
export interface Build {
  /** A hash of the files it is built from. */
  state: string
  /** Builds it, unless that was done before. @returns its folder. @throws when the build fails */
  build: () => string
}

function npm(args: string[], cwd: string): void {
  execFileSync('npm', ['--silent', ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Builds into a temporary folder first: an interrupted build never counts as complete. */
function buildIn(cwd: string, state: string): string {
  const dir = join(buildsDir, state)
  const unfinished = `${dir}.${process.pid}`
  npm(['run', 'build-storybook', '--', '-o', unfinished, '--loglevel', 'error'], cwd)
  renameSync(unfinished, dir)
  return dir
}

const builtBefore = (state: string): string | null => {
  const dir = join(buildsDir, state)
  return existsSync(join(dir, 'index.json')) ? dir : null
}

/** The Storybook of the working copy, as it is. */
export function workingCopy(): Build {
  const state = stateOfWorkingCopy()
  return { state, build: () => builtBefore(state) ?? buildIn(projectDir, state) }
}

/**
 * The Storybook of another commit. It is built in a worktree inside the project, so it finds the project's packages;
 * it gets its own only if its lock file differs.
 * @throws on an unknown ref
 */
export function commitOf(ref: string): Build {
  const state = stateOfRef(ref)
  return { state, build: () => builtBefore(state) ?? buildInWorktree(ref, state) }
}

function buildInWorktree(ref: string, state: string): string {
  const worktree = join(worktreesDir, state)
  removeWorktree(worktree)
  git(['worktree', 'add', '--detach', '--force', worktree, ref])
  try {
    const hasOtherPackages =
      git(['rev-parse', `${ref}:package-lock.json`]) !== git(['hash-object', 'package-lock.json'])
    if (hasOtherPackages) npm(['ci', '--no-audit', '--no-fund'], worktree)
    return buildIn(worktree, state)
  } finally {
    removeWorktree(worktree)
  }
}

function removeWorktree(worktree: string): void {
  rmSync(worktree, { recursive: true, force: true })
  git(['worktree', 'prune'])
}
