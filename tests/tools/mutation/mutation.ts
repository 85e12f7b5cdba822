import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import * as z from 'zod/mini'
import { program } from '#tests/support/programs.ts'
import { folders, lowestScore, storyPlayer, type Folder } from '#tests/tools/mutation/folders.ts'

const configFile = 'tests/tools/mutation/vitest.config.ts'

const playedSchema = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
})

/** Plays the stories of a folder once. @returns those that jsdom can't play, such as those that measure what was laid out */
function findUnplayable(): string[] {
  const report = '.mutation/stories.json'
  mkdirSync('.mutation', { recursive: true })
  spawnSync(...program('vitest', 'run', '-c', configFile, storyPlayer, '--reporter=json', `--outputFile=${report}`))
  const { testResults } = z.parse(playedSchema, JSON.parse(readFileSync(report, 'utf8')))
  const played = testResults.flatMap(({ assertionResults }) => assertionResults)
  const unplayable = played.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  console.log([`${unplayable.length} of ${played.length} stories need a browser:`, ...unplayable].join('\n  '))
  return unplayable
}

const memorySchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
})

/** Stryker would believe that a new test can't notice a mutant that earlier tests didn't, in code that runs on loading. */
function forgetUnnoticed(file: string): void {
  const memory = z.parse(memorySchema, JSON.parse(readFileSync(file, 'utf8')))
  for (const code of Object.values(memory.files))
    code.mutants = code.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(file, JSON.stringify(memory))
}

/** Tries all mutants of a folder that a change since the last run can concern. Below the lowest score the command fails. */
async function testFolder(name: string, { code, stories, hasPage }: Folder): Promise<void> {
  const memory = `.mutation/${name.replaceAll('/', '-')}.json`
  if (existsSync(memory)) forgetUnnoticed(memory)
  // Both are read in the processes that Stryker starts, by vitest.config.ts and playStories.tsx.
  process.env.MUTATION_FOLDER = name
  delete process.env.UNPLAYABLE_STORIES
  if (stories.length > 0) process.env.UNPLAYABLE_STORIES = JSON.stringify(findUnplayable())
  console.log(`\n${name}: ${code.length} files`)
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile, related: false },
    mutate: code,
    // Most texts of the design system choose how something looks, which pictures show and jsdom doesn't.
    mutator: { excludedMutations: stories.length > 0 ? ['StringLiteral'] : [] },
    ignorePatterns: ['dist*', 'storybook-static', '.visual', '.mutation'],
    // What runs on loading takes all tests of the folder for each mutant: only where these are quick.
    ignoreStatic: hasPage && name !== 'session',
    // It would be rewritten with a compiler that this version of TypeScript no longer has.
    tsconfigFile: 'none',
    tempDirName: `.mutation/sandbox`,
    incremental: true,
    incrementalFile: memory,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: memory.replace('.json', '.html') },
    clearTextReporter: { reportTests: false, allowColor: false },
    thresholds: { high: 100, low: lowestScore, break: lowestScore },
    concurrency: availableParallelism(),
    timeoutMS: 60_000,
  })
  await stryker.runMutationTest()
}

// Each mutant starts a new thread, which spends a quarter of its time on compiling jsdom.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/mutation')

// Usage: npm run test:mutation [-- <folder> ... | --quarter <night>]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { quarter: { type: 'string' } } })
const unknown = positionals.filter((name) => !folders.has(name))
if (unknown.length > 0)
  throw new Error(`no such folder: ${unknown.join(', ')}. There are ${[...folders.keys()].join(', ')}`)

// Stories take longer than tests: a folder that they try has to be named.
const quick = [...folders].filter(([, { stories }]) => stories.length === 0).map(([name]) => name)
const quarter = quick.filter((_, index) => values.quarter === undefined || index % 4 === Number(values.quarter) % 4)
for (const [name, folder] of folders)
  if ((positionals.length > 0 ? positionals : quarter).includes(name)) await testFolder(name, folder)
