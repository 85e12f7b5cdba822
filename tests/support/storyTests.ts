import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { transformPlaywright } from '@storybook/test-runner'

/** One more than the cores: a story waits for timers and for its page. */
export const storyWorkers = availableParallelism() + 1

/**
 * Writes the test-runner's own tests of the story files into one test file for each worker. Each opens one page, whose
 * first stories take four times as long as later ones: they load what all need. Each story file goes where the fewest tests
 * are, so that all workers end at about the same time.
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
  const lengths = Array.from({ length: storyWorkers }, () => 0)
  for (const tests of wanted) {
    const worker = lengths.indexOf(Math.min(...lengths))
    lengths[worker] = (lengths[worker] ?? 0) + tests.length
    appendFileSync(join(dir, `stories-${worker + 1}.test.cjs`), tests)
  }
  return wanted.length
}
