import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import * as z from 'zod/mini'
import { folders, lowestScore, storyPlayer, type Part } from '#tests/tools/mutation/folders.ts'
import { forgetUnnoticed } from '#tests/tools/mutation/forgetUnnoticed.ts'
import { countMutants, describeScore, scoreOf } from '#tests/tools/mutation/score.ts'

const configFile = 'tests/tools/mutation/vitest.config.ts'

const reportSchema = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
})

/** Plays the stories of a part once. @returns those that jsdom can't play, such as those that measure what was laid out */
function findUnplayable(): string[] {
  const report = '.mutation/stories.json'
  mkdirSync('.mutation', { recursive: true })
  spawnSync('vitest', ['run', '-c', configFile, storyPlayer, '--reporter=json', `--outputFile=${report}`])
  const { testResults } = z.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')))
  const played = testResults.flatMap(({ assertionResults }) => assertionResults)
  const unplayable = played.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  console.log([`${unplayable.length} of ${played.length} stories need a browser:`, ...unplayable].join('\n  '))
  return unplayable
}

/** Tries all mutants of a part that a change since the last run can concern. @returns all mutants of the part */
function testPart({ code, stories, changesStatics = false }: Part, folder: string, index: number) {
  const name = `${folder}-${index}`
  const memory = `.mutation/${name}.json`
  if (existsSync(memory)) writeFileSync(memory, forgetUnnoticed(readFileSync(memory, 'utf8')))
  // Both are read in the processes that Stryker starts, by vitest.config.ts and playStories.tsx.
  process.env.MUTATION_PART = `${folder} ${index}`
  delete process.env.UNPLAYABLE_STORIES
  if (stories) process.env.UNPLAYABLE_STORIES = JSON.stringify(findUnplayable())
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile, related: false },
    mutate: code,
    // Most texts of the design system choose how something looks, which pictures show and jsdom doesn't.
    mutator: { excludedMutations: stories ? ['StringLiteral'] : [] },
    ignorePatterns: ['dist*', 'storybook-static', '.visual', '.mutation'],
    ignoreStatic: !changesStatics,
    // It would be rewritten with a compiler that this version of TypeScript no longer has.
    tsconfigFile: 'none',
    tempDirName: `.mutation/sandbox-${name}`,
    incremental: true,
    incrementalFile: memory,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: `.mutation/${name}.html` },
    clearTextReporter: { reportTests: false, reportScoreTable: false, allowColor: false },
    concurrency: availableParallelism(),
    timeoutMS: 60_000,
  })
  return stryker.runMutationTest()
}

// Each mutant starts a new thread, which spends a quarter of its time on compiling jsdom.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/mutation')
// The small page's storage.
process.env.NODE_OPTIONS = '--experimental-webstorage --disable-warning=ExperimentalWarning'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in folders))
if (unknown.length > 0)
  throw new Error(`no such folder: ${unknown.join(', ')}. There are ${Object.keys(folders).join(', ')}`)

const lines: string[] = []
for (const [folder, parts] of Object.entries(folders)) {
  // Stories take longer than tests: a folder that they try has to be named.
  const isChosen = chosen.length > 0 ? chosen.includes(folder) : parts.every(({ stories }) => !stories)
  if (!isChosen) continue
  const mutants = []
  for (const [index, part] of parts.entries()) mutants.push(...(await testPart(part, folder, index)))
  const score = countMutants(mutants)
  if (scoreOf(score) < lowestScore) process.exitCode = 1
  lines.push(describeScore(folder, score))
}
console.log(lines.join('\n'))
