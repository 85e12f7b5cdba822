import type { Toast } from '#src/lib/toast.ts'
import type { Action, CallTrigger, ButtonAction } from '#tests/spec/actions/action.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

interface AnyCase {
  /** The call's line in SHOP-7: the call, its payload, and the used fields of the response. */
  spec: string
  /** A successful response, with every field that the shop reads. */
  response: unknown
  /** Where the call is made; null if no page makes it yet. */
  trigger: CallTrigger | ButtonAction | Action | null
}

type MutationCase = AnyCase & {
  /** The queries that are refetched after the mutation, whether it succeeds or fails, for the row 1 or a (NET-1). */
  refetches: readonly string[]
  /** The toasts by outcome; null if there is no toast. Omitted outcomes have the usual toast (PAGE-8). */
  toasts: ByOutcome<Toast | null>
} & (
    | { trigger: Action | null }
    | {
        /**
         * How a person makes the call again after a failure, and the toast of that retry; null if the shop retries
         * automatically.
         */
        retry: (Action & { done?: Toast }) | null
      }
  )

/**
 * A call as tests expect it. It is written by hand from the specification, never derived from the call's definition.
 */
export type CallCase<Definition> = Definition extends { method: 'GET' } ? AnyCase : MutationCase

/** A case for each call of a file of `src/api`. */
export type CallCases<Calls> = { readonly [Name in keyof Calls]: CallCase<Calls[Name]> }
