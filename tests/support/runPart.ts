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

export const nothing: Count = { passed: 0, failed: 0, repeated: 0 }

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  repeated: a.repeated + b.repeated,
})

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

/** Counts the tests of a part's report. A failed part without failed tests, or one without tests, is one failure. */
function countPart({ name, report, mayBeEmpty = false }: Part, hasSucceeded: boolean): Count {
  if (!report) return { ...nothing, passed: Number(hasSucceeded), failed: Number(!hasSucceeded) }
  try {
    const json: unknown = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    const count = report === 'jest' ? countJest(json) : countPlaywright(json)
    const isUnexplained = count.failed === 0 && (!hasSucceeded || (count.passed === 0 && !mayBeEmpty))
    return isUnexplained ? { ...count, failed: 1 } : count
  } catch {
    return { ...nothing, failed: 1 }
  }
}

/** @returns a part's name and how long it has taken since, for a column of such lines */
export const describeTime = (name: string, sinceMs: number): string =>
  `${name.padEnd(10)} ${((performance.now() - sinceMs) / 1000).toFixed(1).padStart(6)} s`

/** Runs one part, and prints how long it took. Prints its output only when a test failed, be it once. */
export async function runPart(part: Part, isRelease: boolean): Promise<Count> {
  if (part.outDir) rmSync(part.outDir, { recursive: true, force: true })
  const startMs = performance.now()
  const args = [...(part.args ?? []), ...((isRelease ? part.argsOfRelease : part.argsByDay) ?? [])]
  const child = spawn('npm', ['run', '--silent', part.script, '--', ...args], {
    // Each test file of vitest loads jsdom anew: compiled once, that takes a third less time.
    env: { NODE_COMPILE_CACHE: fromRoot('node_modules/.cache/compiled'), ...process.env, ...part.env },
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
  console.log(`${describeTime(part.name, startMs)}  ${count.passed} ok, ${count.failed} not`)
  return count
}
