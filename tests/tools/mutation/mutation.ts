import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import * as z from 'zod/mini'
import { folders, lowestScore, type Folder } from '#tests/tools/mutation/folders.ts'

const memorySchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ mutants: z.array(z.looseObject({ status: z.string() })) })),
})

/** Forgets undetected mutants. In code that runs on loading, Stryker assumes that new tests can't detect them either. */
function forgetUndetected(file: string): void {
  const memory = z.parse(memorySchema, JSON.parse(readFileSync(file, 'utf8')))
  for (const code of Object.values(memory.files))
    code.mutants = code.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  writeFileSync(file, JSON.stringify(memory))
}

/** Most string literals of the design system only select an appearance. */
const getMutator = ({ isDesign }: Folder) => ({ excludedMutations: isDesign ? ['StringLiteral'] : [] })

/** Unit tests, in vitest. */
const createUnitOptions = (name: string, folder: Folder): PartialStrykerOptions => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/tools/mutation/vitest.config.ts', related: false },
  // A mutant that runs on loading needs all tests of the folder, so it is tried only where these are quick.
  ignoreStatic: folder.hasPage && name !== 'session',
  mutator: getMutator(folder),
})

/** Stories, in Chromium. */
const createStoryOptions = (stories: string[], folder: Folder): PartialStrykerOptions => ({
  testRunner: 'stories',
  plugins: ['./tests/tools/mutation/storyRunner.ts'],
  testFiles: stories,
  buildCommand: 'npm run build-storybook',
  mutator: getMutator(folder),
  ignoreStatic: true,
  dryRunTimeoutMinutes: 20,
})

/**
 * Tries all mutants that a change since the last run may affect.
 * @param memory the file with earlier results
 */
async function tryMutants(mutate: string[], memory: string, options: PartialStrykerOptions): Promise<MutantResult[]> {
  if (existsSync(memory)) forgetUndetected(memory)
  const stryker = new Stryker({
    ...options,
    mutate,
    ignorePatterns: ['dist*', 'storybook-static', '.visual', '.mutation'],
    // Stryker would rewrite tsconfig.json with a compiler that this version of TypeScript no longer has.
    tsconfigFile: 'none',
    tempDirName: `.mutation/sandbox`,
    incremental: true,
    incrementalFile: memory,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    htmlReporter: { fileName: memory.replace('.json', '.html') },
    clearTextReporter: { reportTests: false, allowColor: false },
    concurrency: availableParallelism(),
    timeoutMS: 60_000,
  })
  return stryker.runMutationTest()
}

const isUndetected = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage'
const isDetected = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout'
const toKey = ({ fileName, location, replacement }: MutantResult) => JSON.stringify([fileName, location, replacement])

/** The range of a mutant, in the format of Stryker's option `mutate`. */
const getRange = ({ fileName, location: { start, end } }: MutantResult) =>
  `${relative('.', fileName)}:${start.line}:${start.column - 1}-${end.line}:${end.column}`

/** Prints the undetected mutants of a folder, and its score. Below the lowest score the command fails. */
async function testFolder(name: string, folder: Folder): Promise<void> {
  console.log(`\n${name}: ${folder.code.length} files`)
  let triedCount = 0
  let undetectedMutants: MutantResult[] | undefined
  for (const [index, { runner, files }] of folder.testSources.entries()) {
    const mutate = undetectedMutants?.map(getRange) ?? folder.code
    if (mutate.length === 0) break
    // vitest.config.ts reads this in the processes that Stryker starts.
    process.env.MUTATION_TESTS = JSON.stringify(files)
    process.env.MUTATION_ENVIRONMENT = folder.hasPage ? 'jsdom' : 'node'
    const memory = `.mutation/${name.replaceAll('/', '-')}-${index}.json`
    const options = runner === 'vitest' ? createUnitOptions(name, folder) : createStoryOptions(files, folder)
    const results = await tryMutants(mutate, memory, options)
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

// A mutant is often detected because something never appears, so the stories wait less long, in ms.
process.env.STORYBOOK_WAIT_MS = '3000'
// Each mutant starts a new thread, which would spend a quarter of its time compiling jsdom.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/mutation')

// Usage: npm run test:mutation [-- <folder> ... | --quarter <night>]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { quarter: { type: 'string' } } })
const unknownFolders = positionals.filter((name) => !folders.has(name))
if (unknownFolders.length > 0)
  throw new Error(`no such folder: ${unknownFolders.join(', ')}. There are ${[...folders.keys()].join(', ')}`)

const quarter = [...folders.keys()].filter(
  (_, index) => values.quarter === undefined || index % 4 === Number(values.quarter) % 4,
)
for (const [name, folder] of folders)
  if ((positionals.length > 0 ? positionals : quarter).includes(name)) await testFolder(name, folder)
