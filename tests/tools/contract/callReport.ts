import { callLabel } from '#mocks/demo/copy/calls.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { Call } from '#src/api/call.ts'

/** How an answer departs from the specification, and what the shop does then. */
export interface Departure {
  text: string
  shows: string
}

/** What was found out about a call. */
export interface CallReport {
  name: CallName
  /** Method and path, such as 'GET /part/{id}'. */
  address: string
  /** What it is for. */
  label: string
  access: Call['access']
  /** Whether a complete exchange was checked. */
  isTried: boolean
  /** Spellings and types that the shop reads, though they are not the specification's. */
  variants: string[]
  departures: Departure[]
  /** Why no answer came; null when every request was answered. */
  unreachable: string | null
  /** What was not tried, and other things to know. */
  remarks: string[]
}

/** 'variant': works, in another spelling or type than the specification's. */
export type Verdict = 'departs' | 'unreachable' | 'variant' | 'works' | 'notTried'

/** The verdicts for people, the worst first. */
export const verdictLabels: Readonly<Record<Verdict, string>> = {
  departs: 'departs from the specification',
  unreachable: 'not reachable',
  variant: 'works, in its own spelling',
  works: 'works',
  notTried: 'not tried',
}

/** @returns a report without any findings */
export const emptyReport = (name: CallName): CallReport => ({
  name,
  address: `${allCalls[name].method} ${allCalls[name].path}`,
  label: callLabel(name),
  access: allCalls[name].access,
  isTried: false,
  variants: [],
  departures: [],
  unreachable: null,
  remarks: [],
})

/** The verdict on a call: the worst of what was found. */
export function verdictOf({ isTried, variants, departures, unreachable }: CallReport): Verdict {
  if (departures.length > 0) return 'departs'
  if (unreachable !== null) return 'unreachable'
  if (!isTried) return 'notTried'
  return variants.length > 0 ? 'variant' : 'works'
}
