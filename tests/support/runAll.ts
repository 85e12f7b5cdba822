import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { findMissing } from '#tests/support/preflight.ts'
import { testConfig } from '#tests/support/testConfig.ts'

interface Count {
  passed: number
  failed: number
  /** Passed only when they were run again. */
  repeated: number
}

const nothing: Count = { passed: 0, failed: 0, repeated: 0 }

/** One npm script of the run. Without a report it counts as one test. */
interface Part {
  name: string
  script: string
  args?: string[]
  /** The format of its JSON report: vitest writes jest's. */
  report?: 'jest' | 'playwright'
  env?: Record<string, string>
  /** The folder it builds. It is deleted first, so later scripts never test an older build. */
  outDir?: string
}

const reports = 'node_modules/.cache/reports'
const reportOf = (name: string) => `${reports}/${name}.json`

const vitest = (name: string, script: string): Part => ({
  name,
  script,
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  report: 'jest',
})

const quickParts: Part[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'format', script: 'format', args: ['--check'] },
  { name: 'unused', script: 'unused' },
  vitest('structure', 'test:structure'),
]

/** Everything in two minutes: what needs no build and renders nothing. */
const checks: Part[] = [...quickParts, vitest('tables', 'test:tables')]

const builds: Part[] = [
  { name: 'build', script: 'build', env: testConfig, outDir: 'dist' },
  { name: 'mock build', script: 'build:mock', outDir: 'dist-mock' },
  { name: 'storybook', script: 'build-storybook', outDir: 'storybook-static' },
]

const allParts: Part[] = [
  ...quickParts,
  vitest('unit', 'test:unit'),
  ...builds,
  vitest('bundle', 'test:bundle'),
  {
    name: 'stories',
    script: 'test:stories',
    args: ['--ci', '--json', '--outputFile', reportOf('stories')],
    report: 'jest',
  },
  {
    name: 'e2e',
    script: 'test:e2e',
    report: 'playwright',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('e2e') },
  },
]

const jestReport = z.object({
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})

/** A failed file without a failed test could not be loaded: it counts as one failure. */
function countJest(json: unknown): Count {
  const files = z.parse(jestReport, json).testResults.map(({ status, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((test) => test.status === wanted).length
    return { ...nothing, passed: count('passed'), failed: count('failed') || Number(status === 'failed') }
  })
  return files.reduce(add, nothing)
}

function countPlaywright(json: unknown): Count {
  const { expected, flaky, unexpected } = z.parse(playwrightReport, json).stats
  return { passed: expected + flaky, failed: unexpected, repeated: flaky }
}

const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  repeated: a.repeated + b.repeated,
})

/** Counts the tests of a part's report. A failed part without failed tests, or one without tests, is one failure. */
function countPart({ name, report }: Part, hasSucceeded: boolean): Count {
  if (!report) return { ...nothing, passed: Number(hasSucceeded), failed: Number(!hasSucceeded) }
  try {
    const json: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    const count = report === 'jest' ? countJest(json) : countPlaywright(json)
    const isUnexplained = count.failed === 0 && (!hasSucceeded || count.passed === 0)
    return isUnexplained ? { ...count, failed: 1 } : count
  } catch {
    return { ...nothing, failed: 1 }
  }
}

/** Runs one script. Prints its output only when a test failed, be it once. */
async function runPart(part: Part): Promise<Count> {
  if (part.outDir) rmSync(part.outDir, { recursive: true, force: true })
  const startMs = performance.now()
  const child = spawn('npm', ['run', '--silent', part.script, '--', ...(part.args ?? [])], {
    env: { ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const count = countPart(part, hasSucceeded)
  if (count.failed + count.repeated > 0) console.log(`\n${stripVTControlCharacters(Buffer.concat(output).toString())}`)
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
  console.log(`${part.name.padEnd(10)} ${seconds.padStart(6)} s  ${count.passed} ok, ${count.failed} not`)
  return count
}

/** What the first argument chooses; everything without one. */
const choices: Record<string, Part[]> = { check: checks, builds }
const parts = choices[process.argv[2] ?? ''] ?? allParts
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (parts === allParts) {
  const missing = await findMissing()
  for (const sentence of missing) console.error(sentence)
  if (missing.length > 0) process.exit(1)
}

let total = nothing
for (const part of parts) total = add(total, await runPart(part))
if (total.repeated > 0) console.log(`${total.repeated} passed only the second time`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
