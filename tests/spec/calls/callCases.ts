import type { allCalls, ApiCallName } from '#mocks/allCalls.ts'
import { toast, type Toast } from '#src/lib/toast.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'
import { orderCases } from '#tests/spec/calls/orders.ts'
import { partCases } from '#tests/spec/calls/parts.ts'
import { paymentCases } from '#tests/spec/calls/payments.ts'
import { profileCases, userCases } from '#tests/spec/calls/people.ts'
import { reviewCases } from '#tests/spec/calls/reviews.ts'
import { getValueFor, type Outcome } from '#tests/spec/outcome.ts'

/** The expected behaviour of each call. A call without a case does not compile. */
export const callCases: CallCases<typeof allCalls> = {
  ...partCases,
  ...reviewCases,
  ...userCases,
  ...profileCases,
  ...orderCases,
  ...paymentCases,
}

export const callNames = Object.keys(callCases) as ApiCallName[]
export type MutationName = {
  [Name in ApiCallName]: (typeof allCalls)[Name]['method'] extends 'GET' ? never : Name
}[ApiCallName]

/** A call's line in SHOP-7, as an object. */
export interface CallSpec {
  method: string
  /** The path below {api}, with the placeholder `{id}` or `{email}`. */
  path: string
  needsToken: boolean
  /** The keys of the body. */
  payload: string[]
}

/** Parses a call's line in SHOP-7. */
export function getCallSpec(name: ApiCallName): CallSpec {
  if (!Object.hasOwn(callCases, name)) throw new Error(`tests/spec/calls: no row for the call ${name}`)
  const [call = '', payload = ''] = callCases[name].spec.split(' | ')
  const [method = '', url = '', bearer] = call.split(' ')
  return {
    method,
    path: url.replace('{api}', ''),
    needsToken: bearer === '(bearer)',
    payload: payload === 'none' ? [] : payload.split(', '),
  }
}

export const isMutation = (name: ApiCallName): name is MutationName => getCallSpec(name).method !== 'GET'

/** Returns the body that a call sends for these arguments; undefined if the call has no body. */
export function buildBody(name: ApiCallName, args: object = {}): object | undefined {
  const { payload } = getCallSpec(name)
  if (payload.length === 0) return undefined
  return Object.fromEntries(Object.entries(args).filter(([key]) => payload.includes(key)))
}

/** @returns how a person retries a failed mutation; null if it can't be retried */
export function getRetry(name: MutationName) {
  const callCase = callCases[name]
  return 'retry' in callCase ? callCase.retry : null
}

export function getToastFor(name: MutationName, outcome: Outcome): Toast | null {
  const { toasts } = callCases[name]
  if (outcome === 'network') return toasts.network === undefined ? toast.error('Something went wrong') : toasts.network
  const specificToast = getValueFor(toasts, outcome)
  return specificToast === undefined ? toast.error('Something is Wrong') : specificToast
}
