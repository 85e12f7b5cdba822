import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, program } from '#tests/support/programs.ts'
import { runCommand } from '#tests/tools/runCommand.ts'
import {
  picturesDir,
  projectDir,
  reportDir,
  storybookDir,
  thumbnailsDir,
  visualDir,
} from '#tests/tools/visual/folders.ts'
import { thumbnails } from '#tests/tools/visual/thumbnails.ts'

const git = (...args: string[]): string => execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim()

const runNpm = (cwd: string, ...args: string[]) =>
  execFileSync(...npm('--silent', ...args), { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const build = (from: string, side: 'before' | 'after') =>
  runNpm(from, 'run', 'build-storybook', '--', '-o', storybookDir(side), '--loglevel', 'error')

/** Builds the Storybook of another commit in a worktree inside the project: it finds the project's packages there. */
function buildCommit(ref: string): void {
  const worktree = join(visualDir, 'worktree')
  rmSync(worktree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', worktree, ref)
  try {
    const hasOtherPackages = git('rev-parse', `${ref}:package-lock.json`) !== git('hash-object', 'package-lock.json')
    if (hasOtherPackages) runNpm(worktree, 'ci', '--no-audit', '--no-fund')
    build(worktree, 'before')
  } finally {
    git('worktree', 'remove', '--force', worktree)
  }
}

/** Runs visual.spec.ts. @returns whether every picture was taken, and is as it should be */
function takePictures(task: 'before' | 'after' | 'thumbnails', only = ''): boolean {
  const command = program('playwright', 'test', '-c', join(import.meta.dirname, 'playwright.config.ts'))
  const env = { ...process.env, VISUAL_TASK: task, VISUAL_ONLY: only }
  return spawnSync(...command, { cwd: projectDir, env, stdio: 'inherit' }).status === 0
}

/** @returns the exit code: 1 when something changed, 2 when the other commit's pictures could not be taken */
function compareWith(base: string, only: string): number {
  rmSync(picturesDir, { recursive: true, force: true })
  buildCommit(base)
  build(projectDir, 'after')
  const hasBefore = takePictures('before', only)
  const isSame = takePictures('after', only)
  console.log(`${isSame ? 'Nothing looks otherwise than in' : 'Something looks otherwise than in'} ${base}.`)
  console.log(`Report: ${relative(projectDir, join(reportDir, 'index.html'))}`)
  return hasBefore ? Number(!isSame) : 2
}

/** Takes the thumbnails that are missing or out of date, and deletes those of no story. @returns the exit code */
function takeThumbnails(): number {
  for (const name of readdirSync(thumbnailsDir))
    if (![...thumbnails.values()].includes(join(thumbnailsDir, name))) rmSync(join(thumbnailsDir, name))
  build(projectDir, 'after')
  return takePictures('thumbnails') ? 0 : 2
}

/** Usage: npm run test:visual -- [--base <ref>] [--only <title>]; npm run thumbnails */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, only: { type: 'string' }, thumbnails: { type: 'boolean' } },
  })
  if (values.thumbnails) return takeThumbnails()
  return compareWith(values.base ?? git('merge-base', 'main', 'HEAD'), values.only ?? '')
})
