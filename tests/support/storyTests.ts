import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { transformPlaywright } from '@storybook/test-runner'

/** One more than the cores: a story waits for timers and for its page. */
export const storyWorkers = availableParallelism() + 1

/**
 * A test file starts an environment and loads the preview, which takes as long as several stories. With more story files
 * in each, the workers end less evenly, and a page lives longer.
 */
const storyFilesPerTest = 12

/**
 * Writes the test-runner's own tests of the story files into few test files: each of them opens one page, and its
 * stories follow each other in it. Neighbours are spread, so that all test files take about as long.
 * @param patterns parts of the paths or titles of the story files to take; all when there are none
 * @returns the number of story files
 */
export async function writeStoryTests(dir: string, patterns: string[]): Promise<number> {
  const wanted: string[] = []
  for (const path of globSync('stories/**/*.stories.tsx').toSorted()) {
    const tests = await transformPlaywright(readFileSync(path, 'utf8'), resolve(path))
    const [, title = ''] = /describe\("(.*)"/.exec(tests) ?? []
    const isWanted = patterns.length === 0 || patterns.some((part) => path.includes(part) || title.includes(part))
    if (isWanted) wanted.push(`describe(${JSON.stringify(path)}, () => {\n${tests}\n})\n`)
  }
  // As many for each worker: they end at about the same time.
  const testFiles = storyWorkers * Math.ceil(wanted.length / storyFilesPerTest / storyWorkers)
  for (const [i, tests] of wanted.entries()) {
    appendFileSync(join(dir, `stories-${(i % testFiles) + 1}.test.cjs`), tests)
  }
  return wanted.length
}
