import { spawn } from 'node:child_process'
import { appendFileSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { transformPlaywright } from '@storybook/test-runner'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { getProgramCommand } from '#tests/support/programs.ts'
import { serveStatic } from '#tests/support/static.ts'

/**
 * Serves the built Storybook below a path, and runs the test-runner on its stories. Arguments before the first option
 * select story files by a part of their path or title. Options are passed to the test-runner.
 */
const args = process.argv.slice(2)
const firstOption = args.findIndex((arg) => arg.startsWith('-'))
const storyFilters = firstOption === -1 ? args : args.slice(0, firstOption)
const options = args.slice(storyFilters.length)

/** Retries a failed story once, as in the end-to-end tests. The report contains the number of retries. */
const retryOnceStatement = 'jest.retryTimes(1, { logErrorsBeforeRetry: true })'

const testDir = mkdtempSync(join(tmpdir(), 'story-tests-'))
process.once('exit', () => rmSync(testDir, { recursive: true }))

// The length of each worker’s test code, in characters. There is one more worker than the machine has cores, because
// stories often wait for timers and pages.
const codeLengths = Array.from({ length: availableParallelism() + 1 }, () => 0)

/*
 * Writes the test-runner's tests of all story files into one test file per worker, because each test file opens a new
 * page. In a new page, the first stories take four times as long, because they load shared code. Each story file is
 * added to the worker with the least test code, so all workers end at about the same time.
 */
for (const path of globSync('stories/**/*.stories.tsx').toSorted()) {
  const testCode = await transformPlaywright(readFileSync(path, 'utf8'), resolve(path))
  const [, title = ''] = /describe\("(.*)"/.exec(testCode) ?? []
  if (storyFilters.length > 0 && !storyFilters.some((part) => path.includes(part) || title.includes(part))) continue
  const workerIndex = codeLengths.indexOf(Math.min(...codeLengths))
  codeLengths[workerIndex] = (codeLengths[workerIndex] ?? 0) + testCode.length
  const file = join(testDir, `stories-${workerIndex + 1}.test.cjs`)
  appendFileSync(file, `${retryOnceStatement}\ndescribe(${JSON.stringify(path)}, () => {\n${testCode}\n})\n`)
}
if (Math.max(...codeLengths) === 0) {
  console.error(`No story file has ${storyFilters.join(' or ')} in its path or title.`)
  process.exit(1)
}

const { url, stop } = await serveStatic({ dir: 'storybook-static', mount: '/shop/storybook/' })
/** The timeout for playing a story once, in ms. Release runs play each story twice. */
const playTimeoutMs = 60_000
const testTimeout = `--testTimeout=${shouldRunAll ? 2 * playTimeoutMs : playTimeoutMs}`
const runnerOptions = ['--url', url, '--disable-telemetry', `--maxWorkers=${codeLengths.length}`, testTimeout]
const child = spawn(
  ...getProgramCommand('test-storybook', ...runnerOptions, ...options),
  // These are the variables with which the test-runner itself finds the tests that it generates for a remote Storybook.
  { stdio: 'inherit', env: { ...process.env, TEST_ROOT: testDir, TEST_MATCH: '**/*.test.cjs' } },
)
child.once('close', (code) => {
  void stop()
  process.exitCode = code ?? 1
})
