import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/fromRoot.ts'
import { reportOf, type Part } from '#tests/support/parts.ts'

export interface Count {
  passed: number
  failed: number
  /** Passed only when they were run again. */
  repeated: number
}

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  repeated: a.repeated + b.repeated,
})

/** Of vitest, which writes jest's, and of jest: a file may have failed without a test; and of Playwright. */
const reportSchema = z.union([
  z.pipe(
    z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
    z.transform(({ numPassedTests: passed, numFailedTests: failed }): Count => ({ passed, failed, repeated: 0 })),
  ),
  z.pipe(
    z.object({ stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }) }),
    z.transform(({ stats: { expected, flaky, unexpected } }): Count => ({
      passed: expected + flaky,
      failed: unexpected,
      repeated: flaky,
    })),
  ),
])

/** Counts the tests of a part's report. A failed part without failed tests, or one without tests, is one failure. */
function countPart({ name, hasReport = false, mayBeEmpty = false }: Part, hasSucceeded: boolean): Count {
  const failure = { passed: 0, failed: 1, repeated: 0 }
  if (!hasReport) return hasSucceeded ? { passed: 1, failed: 0, repeated: 0 } : failure
  try {
    const count = z.parse(reportSchema, JSON.parse(readFileSync(reportOf(name), 'utf8')))
    const isExplained = hasSucceeded ? count.passed > 0 || mayBeEmpty : count.failed > 0
    return isExplained ? count : add(count, failure)
  } catch {
    return failure
  }
}

/** @returns a part's name and how long it has taken since, for a column of such lines */
export const describeTime = (name: string, sinceMs: number): string =>
  `${name.padEnd(10)} ${((performance.now() - sinceMs) / 1000).toFixed(1).padStart(6)} s`

/** Runs one part, and prints how long it took. Prints its output only when a test failed, be it once. */
export async function runPart(part: Part): Promise<Count> {
  if (part.outDir) rmSync(part.outDir, { recursive: true, force: true })
  const startMs = performance.now()
  const child = spawn('npm', ['run', '--silent', part.script, '--', ...(part.args ?? [])], {
    // Each test file of vitest loads jsdom anew: compiled once, that takes a third less time.
    env: { NODE_COMPILE_CACHE: fromRoot('node_modules/.cache/compiled'), ...process.env, ...part.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const count = countPart(part, hasSucceeded)
  if (count.failed + count.repeated > 0) console.log(`\n${stripVTControlCharacters(Buffer.concat(output).toString())}`)
  console.log(`${describeTime(part.name, startMs)}  ${count.passed} ok, ${count.failed} not`)
  return count
}
