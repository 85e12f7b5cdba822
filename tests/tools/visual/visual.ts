import { mkdirSync } from 'node:fs'
import { relative } from 'node:path'
import { runCommand } from '#tests/tools/runCommand.ts'
import { approve, currentApprovals } from '#tests/tools/visual/approvals.ts'
import { commitOf, workingCopy } from '#tests/tools/visual/buildStorybook.ts'
import { compare, exitCodeOf, listOf, summaryOf } from '#tests/tools/visual/compare.ts'
import { projectDir, visualDir } from '#tests/tools/visual/folders.ts'
import { mergeBase } from '#tests/tools/visual/git.ts'
import { writeLastRun } from '#tests/tools/visual/lastRun.ts'
import { readOptions, type Options } from '#tests/tools/visual/options.ts'
import { below, forgetOldStates, picturesOf } from '#tests/tools/visual/pictureSets.ts'
import { writeReport } from '#tests/tools/visual/report/writeReport.ts'
import { serveStorybooks, storybookUrls } from '#tests/tools/visual/serveStorybooks.ts'
import { launchBrowser } from '#tests/tools/visual/shoot.ts'
import { describeStale, findStale, pictureIn } from '#tests/tools/visual/thumbnails.ts'

/** Takes both sets of pictures, compares them and writes the report. @returns the exit code */
async function run(options: Extract<Options, { task: 'compare' | 'self' }>): Promise<number> {
  const { only } = options
  mkdirSync(visualDir, { recursive: true })
  const isFresh = options.task === 'self'
  const isChosen = below(only)
  const startMs = performance.now()
  const after = workingCopy()
  const base = options.task === 'self' ? 'itself' : (options.base ?? mergeBase())
  const before = isFresh ? after : commitOf(base)
  const browser = await launchBrowser()
  try {
    const beforeSet = await picturesOf(before, browser, { isChosen, isFresh })
    const again = { isChosen, isFresh, expected: beforeSet.pictures, isOtherwise: isFresh }
    const afterSet = await picturesOf(after, browser, again)
    if ([beforeSet, afterSet].every(({ pictures }) => pictures.length === 0))
      throw new Error(`No story's title is or begins with ${only}.`)
    const comparison = compare(beforeSet, afterSet, isFresh ? [] : currentApprovals())
    const changes = isFresh ? [] : comparison.changes
    writeLastRun({ beforeState: before.state, afterState: after.state, changes })
    const selection = only === '' ? '' : `, only ${only}`
    const report = await writeReport(comparison, `The working copy, compared with ${base}${selection}`)
    forgetOldStates()
    const seconds = Math.round((performance.now() - startMs) / 1000)
    const stale = isFresh ? [] : await findStale((view) => pictureIn(afterSet, view))
    console.log([...listOf(comparison), `${summaryOf(comparison)}; ${seconds} s`, ...describeStale(stale)].join('\n'))
    console.log(`Report: ${relative(projectDir, report)}`)
    return Math.max(exitCodeOf(comparison), stale.length === 0 ? 0 : 1)
  } finally {
    await browser.close()
  }
}

/** @returns the exit code */
async function perform(options: Options): Promise<number> {
  if (options.task === 'approve') console.log(`${approve(options.file)} changes approved`)
  else if (options.task === 'serve') {
    await serveStorybooks()
    console.log(`Before: ${storybookUrls.beforeUrl}, after: ${storybookUrls.afterUrl}. Ctrl+C ends it.`)
  } else return run(options)
  return 0
}

/** Usage: npm run test:visual -- [--base <ref> | --self] [--only <title>] | --approve [file] | --serve */
await runCommand(() => perform(readOptions(process.argv.slice(2))))
