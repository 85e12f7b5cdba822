import { allCalls } from '#src/api/allCalls.ts'
import { verdictOf, type CallReport } from '#tests/tools/contract/callReport.ts'
import { cleanUp } from '#tests/tools/contract/cleanUp.ts'
import { createCheck, type Check } from '#tests/tools/contract/createCheck.ts'
import { emailIn } from '#tests/tools/contract/people.ts'
import type { RiskReport } from '#tests/tools/contract/risks.ts'
import type { Target } from '#tests/tools/contract/sendCall.ts'
import { findPeople, readInVain, readPublic, readSignedIn, type People } from '#tests/tools/contract/walkReads.ts'
import { writeOrders } from '#tests/tools/contract/walkOrders.ts'
import { differencesBetween, readWorld } from '#tests/tools/contract/world.ts'
import { upsertMadeUp, writeAdmin, writePart, writeProfile, writeReview } from '#tests/tools/contract/walkWrites.ts'

/** What to check. */
export interface ContractOptions extends Target {
  tokens: string[]
  /** The owner of a token that does not name one. */
  email: string | null
  /** Whether to make the calls that change something. */
  isWriting: boolean
}

/** The outcome of a check. */
export interface ContractReport {
  apiUrl: string
  site: string
  calls: CallReport[]
  risks: RiskReport[]
  /** What could not be removed, and why. */
  leftovers: string[]
  /** What is not as it was before the writes, for no reason of the API's. */
  leftBehind: string[]
  /** Why the check ended before its time; null when it didn't. */
  stopped: string | null
}

type Traces = Pick<ContractReport, 'leftovers' | 'leftBehind'>

/** @param traces gets what is left, also when a step throws */
async function write(check: Check, given: People, target: Target, traces: Traces): Promise<void> {
  const before = await readWorld(check, given)
  let people = given
  let isUpserted = false
  try {
    const stranger = await upsertMadeUp(check)
    isUpserted = stranger !== null
    people = { ...given, customer: stranger ?? given.customer }
    await writeProfile(check, people)
    await writeAdmin(check, people)
    await writeReview(check, people)
    await writeOrders(check, people, await writePart(check, people))
  } finally {
    // Goes on after Ctrl+C.
    const cleaner = createCheck({ ...target, signal: new AbortController().signal })
    const leftovers = await cleanUp(cleaner, people, isUpserted)
    traces.leftovers.push(...leftovers.map(({ text }) => text))
    const known = leftovers.flatMap(({ id, isUnavoidable }) => (id !== null && isUnavoidable ? [id] : []))
    traces.leftBehind.push(...differencesBetween(before, await readWorld(cleaner, given), new Set(known)))
  }
}

/** Walks the calls against a server, one after another. Never throws: what goes wrong stands in the report. */
export async function runContract(options: ContractOptions): Promise<ContractReport> {
  const check = createCheck(options)
  const traces: Traces = { leftovers: [], leftBehind: [] }
  let stopped: string | null = null
  try {
    await readPublic(check)
    await readInVain(check)
    const tokens = options.tokens.map((token) => ({ token, email: emailIn(token) ?? options.email }))
    const people = await findPeople(check, tokens)
    await readSignedIn(check, people)
    if (options.isWriting) await write(check, people, options, traces)
    else
      for (const [name] of check.reports)
        if (allCalls[name].method !== 'GET') check.remark(name, 'changes something (--write)')
  } catch (error) {
    stopped = error instanceof Error ? error.message : String(error)
  }
  const { apiUrl, site } = options
  return { apiUrl, site, calls: [...check.reports.values()], risks: check.riskReports(), ...traces, stopped }
}

/** Whether every call that was tried works, and nothing is left that could have been removed. */
export const isFine = ({ calls, stopped, leftBehind }: ContractReport): boolean =>
  stopped === null &&
  leftBehind.length === 0 &&
  calls.every((call) => !['departs', 'unreachable'].includes(verdictOf(call)))
