import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import * as z from 'zod/mini'
import { folders, lowestScore, type MutatedFolder } from '#tests/tools/mutation/folders.ts'

const resultsSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
})

/**
 * Removes undetected mutants from the file with earlier results. Otherwise, Stryker would not try new tests on mutants
 * in code that runs when a module loads.
 */
function removeUndetectedMutants(file: string): void {
  const earlierResults = z.parse(resultsSchema, JSON.parse(readFileSync(file, 'utf8')))
  for (const code of Object.values(earlierResults.files))
    code.mutants = code.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(file, JSON.stringify(earlierResults))
}

/** Excludes the design system's string literals, because most of them only select an appearance. */
const getMutatorOptions = ({ isDesignSystem }: MutatedFolder) => ({
  excludedMutations: isDesignSystem ? ['StringLiteral'] : [],
})

/** Stryker's options for unit tests in vitest. */
const createUnitOptions = (name: string, folder: MutatedFolder): PartialStrykerOptions => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/tools/mutation/vitest.config.ts', related: false },
  // Mutants in code that runs when a module loads need all of the folder's tests, so they are tried only if these tests
  // are fast.
  ignoreStatic: folder.usesDom && name !== 'session',
  mutator: getMutatorOptions(folder),
})

/** Stryker's options for stories in Chromium. */
const createStoryOptions = (stories: string[], folder: MutatedFolder): PartialStrykerOptions => ({
  testRunner: 'stories',
  plugins: ['./tests/tools/mutation/storyRunner.ts'],
  testFiles: stories,
  buildCommand: 'npm run build-storybook',
  mutator: getMutatorOptions(folder),
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
})

/**
 * Runs the tests for all mutants whose results may have changed since the last run.
 * @param resultsFile the file with the results of earlier runs
 */
async function runMutants(
  mutate: string[],
  resultsFile: string,
  options: PartialStrykerOptions,
): Promise<MutantResult[]> {
  if (existsSync(resultsFile)) removeUndetectedMutants(resultsFile)
  const stryker = new Stryker({
    ...options,
    mutate,
    ignorePatterns: ['dist*', 'storybook-static', '.visual', '.mutation'],
    // Stryker would rewrite tsconfig.json with a compiler API that this version of TypeScript lacks.
    tsconfigFile: 'none',
    tempDirName: `.mutation/sandbox`,
    incremental: true,
    incrementalFile: resultsFile,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: resultsFile.replace('.json', '.html') },
    clearTextReporter: { reportTests: false, allowColor: false },
    concurrency: availableParallelism(),
    timeoutMS: 60_000,
  })
  return stryker.runMutationTest()
}

const isUndetected = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'
const isDetected = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout'
const toKey = ({ fileName, location, replacement }: MutantResult) => JSON.stringify([fileName, location, replacement])

/** @returns the range of a mutant in the format of Stryker's option `mutate` */
const toMutateRange = ({ fileName, location: { start, end } }: MutantResult) =>
  `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column}`

/** Prints a folder's undetected mutants and score. The command fails if the score is below `lowestScore`. */
async function testFolder(name: string, folder: MutatedFolder): Promise<void> {
  console.log(`\n${name}: ${folder.codeFiles.length} files`)
  let triedCount = 0
  let undetectedMutants: MutantResult[] | undefined
  for (const [index, { runner, files }] of folder.testSources.entries()) {
    const mutate = undetectedMutants?.map(toMutateRange) ?? folder.codeFiles
    if (mutate.length === 0) break
    // vitest.config.ts reads these variables in the processes that Stryker starts.
    process.env.MUTATION_TESTS = JSON.stringify(files)
    process.env.MUTATION_ENVIRONMENT = folder.usesDom ? 'jsdom' : 'node'
    const resultsFile = `.mutation/${name.replaceAll('/', '-')}-${index}.json`
    const options = runner === 'vitest' ? createUnitOptions(name, folder) : createStoryOptions(files, folder)
    const results = await runMutants(mutate, resultsFile, options)
    const detectedKeys = new Set(results.filter(isDetected).map(toKey))
    if (undetectedMutants === undefined) triedCount = detectedKeys.size + results.filter(isUndetected).length
    undetectedMutants = (undetectedMutants ?? results).filter(
      (mutant) => isUndetected(mutant) && !detectedKeys.has(toKey(mutant)),
    )
  }
  const score = 100 * (1 - (undetectedMutants?.length ?? 0) / Math.max(triedCount, 1))
  console.log(`${name}: ${score.toFixed(1)} % of ${triedCount} mutants are noticed`)
  if (score < lowestScore) process.exitCode = 1
}

// Stories wait at most 3 s for an element, because most detected mutants make a story wait until it times out.
process.env.STORYBOOK_WAIT_MS = '3000'
// Caches compiled code. Each mutant starts a new thread, which would spend a quarter of its time compiling jsdom.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/mutation')

// Usage: npm run test:mutation [-- <folder> ... | --quarter <night>]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { quarter: { type: 'string' } } })
const unknownFolders = positionals.filter((name) => !folders.has(name))
if (unknownFolders.length > 0)
  throw new Error(`no such folder: ${unknownFolders.join(', ')}. There are ${[...folders.keys()].join(', ')}`)

const quarterFolders = [...folders.keys()].filter(
  (_, index) => values.quarter === undefined || index % 4 === Number(values.quarter) % 4,
)
for (const [name, folder] of folders)
  if ((positionals.length > 0 ? positionals : quarterFolders).includes(name)) await testFolder(name, folder)
