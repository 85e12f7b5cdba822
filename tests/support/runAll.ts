import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'
import { getSuites, reportFolder, toReportPath, type Task } from '#tests/support/tasks.ts'
import { getNpmCommand } from '#tests/support/programs.ts'
import { writeTestCatalogue } from '#tests/support/testCatalogue.ts'

/** The report format of jest, which vitest uses as well. */
const jestReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ invocations: z.optional(z.number()) })) })),
})
const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})
const reportSchema = z.union([jestReportSchema, playwrightReportSchema])

/**
 * Counts the tests in a jest report like Playwright: a test that passed only after a retry is flaky, not passed. Failed
 * tests were retried as well, so they are subtracted from the retried ones.
 */
function countJestReport({ numPassedTests, numFailedTests, testResults }: z.infer<typeof jestReportSchema>) {
  const retriedCount = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ invocations = 1 }) => invocations > 1).length
  const flakyCount = Math.max(0, retriedCount - numFailedTests)
  return { expected: numPassedTests - flakyCount, unexpected: numFailedTests, flaky: flakyCount }
}

/**
 * Counts the tests in a task's report. If the task failed without a failed test, or if it ran no tests, it counts as
 * one failure.
 */
function countTestsOfTask({ name, hasReport = false }: Task, hasSucceeded: boolean) {
  const failure = { passed: 0, failed: 1, repeated: 0 }
  if (!hasReport) return hasSucceeded ? { passed: 1, failed: 0, repeated: 0 } : failure
  try {
    const report = z.parse(reportSchema, JSON.parse(readFileSync(toReportPath(name), 'utf8')))
    const {
      expected: passed,
      unexpected: failed,
      flaky: repeated,
    } = 'stats' in report ? report.stats : countJestReport(report)
    const isReportPlausible = hasSucceeded ? passed + repeated > 0 : failed > 0
    return { passed: passed + repeated, failed: isReportPlausible ? failed : failed + 1, repeated }
  } catch {
    return failure
  }
}

/** Prints how long a task has taken, aligned with the lines of the other tasks. */
const printTaskTime = (name: string, startMs: number, result = '') =>
  console.log(`${name.padEnd(10)} ${((performance.now() - startMs) / 1000).toFixed(1).padStart(6)} s  ${result}`)

const totalCounts = { passed: 0, failed: 0, repeated: 0 }
let canContinue = true

/** Runs one task. Prints its output only if a test failed or was retried. */
async function runTask(task: Task): Promise<void> {
  if (task.outDir) rmSync(task.outDir, { recursive: true, force: true })
  const startMs = performance.now()
  const child = spawn(...getNpmCommand('run', '--silent', task.script, '--', ...(task.args ?? [])), {
    // vitest loads jsdom for each test file. The compile cache makes this a third faster.
    env: { NODE_COMPILE_CACHE: fromRoot('node_modules/.cache/compiled'), ...process.env, ...task.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const taskCounts = countTestsOfTask(task, hasSucceeded)
  if (taskCounts.failed + taskCounts.repeated > 0)
    console.log(`\n${stripVTControlCharacters(Buffer.concat(output).toString())}`)
  printTaskTime(task.name, startMs, `${taskCounts.passed} ok, ${taskCounts.failed} not`)
  if (task.isRequired && taskCounts.failed > 0) canContinue = false
  for (const key of ['passed', 'failed', 'repeated'] as const) totalCounts[key] += taskCounts[key]
}

/**
 * Usage: npm test [-- unit | stories | shop | demo | check | builds]; by default the first four. `npm run test:all`
 * adds --all, which also runs the tests that everyday runs skip.
 */
const [suite = 'all'] = process.argv.slice(2).filter((arg) => arg !== '--all')
const isRelease = process.argv.includes('--all')
// The test tables, the stories and Playwright's configuration read this variable to decide which tests to skip.
if (isRelease) process.env.TEST_LEVEL = 'all'

const suites = getSuites(isRelease)
const stages = suites[suite]
if (!stages) throw new Error(`There is no ${suite}, but ${Object.keys(suites).join(', ')}.`)
rmSync(reportFolder, { recursive: true, force: true })
mkdirSync(reportFolder, { recursive: true })
writeTestCatalogue()
for (const taskLists of stages)
  await Promise.all(
    taskLists.map(async (tasks) => {
      for (const task of tasks) if (canContinue) await runTask(task)
    }),
  )
printTaskTime('all', 0)
if (totalCounts.repeated > 0) console.log(`${totalCounts.repeated} passed only the second time`)
console.log(`${totalCounts.passed} passed, ${totalCounts.failed} failed`)
process.exitCode = totalCounts.failed === 0 ? 0 : 1
