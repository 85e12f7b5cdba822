import * as z from 'zod/mini'
import { allCalls, type CallName as ApiCallName } from '#src/api/allCalls.ts'

/** Every call the mock server answers: those of {api} by the names of their definitions, and the image host's. */
export type CallName = ApiCallName | 'uploadPicture'
export const callNames = [...(Object.keys(allCalls) as ApiCallName[]), 'uploadPicture'] as const satisfies CallName[]

const faultSchema = z.union([
  z.literal([401, 403, 404, 500]),
  z.enum(['network', 'garbage', 'hang', 'refused', 'lost']),
])

/**
 * How a call goes wrong: a status · network: no answer · garbage: a web page in place of JSON · hang: never an answer ·
 * refused: answered, but nothing was done (DATA-11) · lost: done, but the answer never arrives (ORDER-6, PAY-3).
 */
export type Fault = z.infer<typeof faultSchema>

const faultsSchema = z.partialRecord(z.enum([...callNames, '*']), faultSchema)

export const dialsSchema = z.object({
  /** Milliseconds before each answer, of the providers too. */
  latency: z.number(),
  /** What goes wrong until the dial is turned back; '*' stands for every call that has no fault of its own. */
  faults: faultsSchema,
  /** What goes wrong the next time only; it removes itself. */
  faultsOnce: faultsSchema,
  /** What the card provider does with a card that is entered correctly. */
  card: z.enum(['asEntered', 'declined', 'challenged', 'processing', 'unreachable']),
  /** What becomes of the card provider's fields. */
  cardForm: z.enum(['ready', 'loading', 'blocked']),
  /** What becomes of the Google window (AUTH-3). */
  popup: z.enum(['opens', 'closed', 'blocked']),
  /** protected: one code for a wrong password and an unknown address (AUTH-1). */
  identity: z.enum(['works', 'protected', 'unreachable']),
})

/** Everything that can be set about how the mock world behaves. */
export type Dials = z.infer<typeof dialsSchema>

/** A world in which nothing goes wrong and nothing takes time. */
export const defaultDials = (): Dials => ({
  latency: 0,
  faults: {},
  faultsOnce: {},
  card: 'asEntered',
  cardForm: 'ready',
  popup: 'opens',
  identity: 'works',
})

/** @param ms 0 does not even give way. @returns after that time. */
export const wait = async (ms: number): Promise<void> => {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
}
