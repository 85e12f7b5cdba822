import * as z from 'zod/mini'
import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'

/** Every call that the mock server handles: all API calls, and the upload to the image host. */
export type CallName = ApiCallName | 'uploadPicture'
export const callNames = [...(Object.keys(allCalls) as ApiCallName[]), 'uploadPicture'] as const satisfies CallName[]

export const faultSchema = z.union([
  z.literal([401, 403, 404, 500]),
  z.enum(['network', 'garbage', 'hang', 'refused', 'lost']),
])

/**
 * How a call fails. A number: the response has this HTTP status · network: a network error · garbage: HTML instead of JSON ·
 * hang: no response · refused: the response reports that nothing was changed (DATA-11) · lost: the change is made, but the
 * response is lost
 */
export type Fault = z.infer<typeof faultSchema>

const faultsSchema = z.partialRecord(z.enum([...callNames, '*']), faultSchema)

export const settingsSchema = z.object({
  /** Milliseconds before each response, including responses of the identity and card providers. */
  latency: z.number().check(z.minimum(0), z.maximum(60_000)),
  /** Faults by call, which apply until they are removed. '*' applies to every call without a fault of its own. */
  faults: faultsSchema,
  /** Faults by call, each of which applies once and is then removed. */
  faultsOnce: faultsSchema,
  /** The outcome of a payment with a valid card; asEntered: depends on the test card's number. */
  card: z.enum(['asEntered', 'declined', 'challenged', 'processing', 'unreachable']),
  cardForm: z.enum(['ready', 'loading', 'blocked']),
  /** What happens to the Google popup (AUTH-3). */
  popup: z.enum(['opens', 'closed', 'blocked']),
  /** protected: the same error code for a wrong password and an unknown email (AUTH-1). */
  identity: z.enum(['works', 'protected', 'unreachable']),
})

/** How the mock server and the mock providers behave. */
export type MockSettings = z.infer<typeof settingsSchema>

export const defaultSettings = (): MockSettings => ({
  latency: 0,
  faults: {},
  faultsOnce: {},
  card: 'asEntered',
  cardForm: 'ready',
  popup: 'opens',
  identity: 'works',
})

/** Resolves after `ms` milliseconds. It sets no timer if `ms` is 0. */
export const wait = async (ms: number): Promise<void> => {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
