import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, rmSync, symlinkSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { getNpmCommand, getProgramCommand } from '#tests/support/programs.ts'
import { runCommand } from '#tests/tools/runCommand.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { findChangedStoryFiles, runGit, isSelected, type Selection } from '#tests/tools/visual/selection.ts'
import {
  picturesDir,
  projectDir,
  reportDir,
  storybookDir,
  thumbnailsDir,
  visualDir,
} from '#tests/tools/visual/folders.ts'
import { thumbnails } from '#tests/tools/visual/thumbnails.ts'

const runNpm = (cwd: string, ...args: string[]) =>
  execFileSync(...getNpmCommand('--silent', ...args), { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const buildStorybook = (from: string, side: 'before' | 'after') =>
  runNpm(from, 'run', 'build-storybook', '--', '-o', storybookDir(side), '--loglevel', 'error')

/**
 * Builds the Storybook of another commit in a worktree. Uses the project's installed packages, unless the commit has
 * different ones.
 */
function buildCommit(ref: string): void {
  const worktree = join(visualDir, 'worktree')
  rmSync(worktree, { recursive: true, force: true })
  runGit('worktree', 'prune')
  runGit('worktree', 'add', '--detach', worktree, ref)
  try {
    const hasOtherPackages =
      runGit('rev-parse', `${ref}:package-lock.json`) !== runGit('hash-object', 'package-lock.json')
    if (hasOtherPackages) runNpm(worktree, 'ci', '--no-audit', '--no-fund')
    else symlinkSync(join(projectDir, 'node_modules'), join(worktree, 'node_modules'), 'junction')
    buildStorybook(worktree, 'before')
  } finally {
    runGit('worktree', 'remove', '--force', worktree)
  }
}

/**
 * Runs visual.spec.ts.
 * @returns whether every picture was taken and no picture differs from an earlier one
 */
function takePictures(task: 'before' | 'after' | 'thumbnails', selection: Selection): boolean {
  const command = getProgramCommand('playwright', 'test', '-c', join(import.meta.dirname, 'playwright.config.ts'))
  const env = { ...process.env, VISUAL_TASK: task, VISUAL_SELECTION: JSON.stringify(selection) }
  return spawnSync(...command, { cwd: projectDir, env, stdio: 'inherit' }).status === 0
}

/** The estimated time that one core needs for a story's pictures from both commits, in seconds. */
const secondsPerStory = 6

/**
 * Compares the stories with those of another commit.
 * @returns the exit code: 0 if nothing differs, 1 if something differs, 2 if the other commit's pictures could not be
 * taken
 */
function compareWith(base: string, titlePrefixes: string[], changedOnly: boolean): number {
  rmSync(picturesDir, { recursive: true, force: true })
  console.log('Two Storybooks are built first, which takes one minute each.')
  buildStorybook(projectDir, 'after')
  const selection = { only: titlePrefixes, files: changedOnly ? findChangedStoryFiles(base) : null }
  const storyCount = readStories(storybookDir('after')).filter((story) => isSelected(selection, story)).length
  const minutes = Math.ceil((storyCount * secondsPerStory) / availableParallelism() / 60)
  console.log(`${storyCount} stories are compared with ${base}: about ${minutes} min.`)
  buildCommit(base)
  const hasBaseline = takePictures('before', selection)
  const isUnchanged = takePictures('after', selection)
  console.log(`${isUnchanged ? 'Nothing' : 'Something'} looks different from ${base}.`)
  console.log(`Report: ${relative(projectDir, join(reportDir, 'index.html'))}`)
  return hasBaseline ? Number(!isUnchanged) : 2
}

/**
 * Creates missing thumbnails, replaces outdated ones, and deletes thumbnails without a story.
 * @returns the exit code
 */
function takeThumbnails(): number {
  for (const name of readdirSync(thumbnailsDir))
    if (![...thumbnails.values()].includes(join(thumbnailsDir, name))) rmSync(join(thumbnailsDir, name))
  buildStorybook(projectDir, 'after')
  return takePictures('thumbnails', { only: [], files: null }) ? 0 : 2
}

const usage = 'npm run test:visual -- [--base <commit or version>] [--only <beginning of titles>]… [--changed]'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      changed: { type: 'boolean', default: false },
      thumbnails: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  if (values.thumbnails) return takeThumbnails()
  return compareWith(values.base ?? runGit('merge-base', 'main', 'HEAD'), values.only, values.changed)
})
