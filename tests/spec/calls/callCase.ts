import type { Toast } from '#src/lib/toast.ts'
import type { Action, CallTrigger, ButtonAction } from '#tests/spec/actions/action.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

interface CaseBase {
  /** The call's line in SHOP-7: the call, its payload, and the used fields of the response. */
  spec: string
  /** A successful response, with every field that the shop reads. */
  response: unknown
  /** Where the call is made; null if no page makes it yet. */
  trigger: CallTrigger | ButtonAction | Action | null
}

type MutationCase = CaseBase & {
  /** The URLs that are refetched after a mutation of row `1` or account `a`, even if the mutation fails (NET-1). */
  refetchedUrls: readonly string[]
  /** The toasts by outcome; null if an outcome has no toast. Omitted outcomes have the usual toast (PAGE-8). */
  toasts: ByOutcome<Toast | null>
} & (
    | { trigger: Action | null }
    | {
        /**
         * The action with which a person retries the call, and its toast on success; null if the shop retries
         * automatically.
         */
        retry: (Action & { done?: Toast }) | null
      }
  )

/**
 * The expected behaviour of a call. It is written by hand from the specification, and never derived from the call's
 * definition.
 */
export type CallCase<Definition> = Definition extends { method: 'GET' } ? CaseBase : MutationCase

/** A case for each call that a file in `src/api` defines. */
export type CallCases<Calls> = { readonly [Name in keyof Calls]: CallCase<Calls[Name]> }
