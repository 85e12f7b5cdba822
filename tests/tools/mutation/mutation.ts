import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { folders, lowestScore, type Part } from '#tests/tools/mutation/folders.ts'
import { forgetUnnoticed } from '#tests/tools/mutation/forgetUnnoticed.ts'
import { countMutants, describeScore, scoreOf } from '#tests/tools/mutation/score.ts'

/** Tries all mutants of a part that a change since the last run can concern. @returns all mutants of the part */
function testPart({ code, changesStatics = false }: Part, folder: string, index: number) {
  const name = `${folder}-${index}`
  const memory = `.mutation/${name}.json`
  if (existsSync(memory)) writeFileSync(memory, forgetUnnoticed(readFileSync(memory, 'utf8')))
  // Read by vitest.config.ts in the processes that Stryker starts.
  process.env.MUTATION_PART = `${folder} ${index}`
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/tools/mutation/vitest.config.ts', related: false },
    mutate: code,
    ignorePatterns: ['dist*', 'storybook-static', '.visual', '.mutation', 'stories'],
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
  if (chosen.length > 0 && !chosen.includes(folder)) continue
  const mutants = []
  for (const [index, part] of parts.entries()) mutants.push(...(await testPart(part, folder, index)))
  const score = countMutants(mutants)
  if (scoreOf(score) < lowestScore) process.exitCode = 1
  lines.push(describeScore(folder, score))
}
console.log(lines.join('\n'))
