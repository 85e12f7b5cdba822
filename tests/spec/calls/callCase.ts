import type { Toast } from '#src/lib/toast.ts'
import type { Action, Making, ButtonAction } from '#tests/spec/actions/action.ts'
import type { ByOutcome } from '#tests/spec/outcome.ts'

interface AnyCase {
  /** Its line in SHOP-7: the call, its payload, what is used of the answer. */
  spec: string
  /** A successful answer, with every field that the shop reads. */
  answer: unknown
  /** Where it is made; null: by no page yet. */
  made: Making | ButtonAction | Action | null
}

type MutationCase = AnyCase & {
  /** The queries that are sent again after it, whether it succeeds or fails, for the row 1 or a (NET-1, ADMIN-7, ORDER-10). */
  rereads: readonly string[]
  /** Its toasts by outcome; null: none. Those left out are as usual (PAGE-8). */
  toasts: ByOutcome<Toast | null>
} & (
    | { made: Action | null }
    | {
        /** What a person presses to make it again after it failed, and the toast then; null when the shop makes it by itself. */
        retry: (Action & { done?: Toast }) | null
      }
  )

/** What tests know of a call. Written by hand, read off the specification and never off the call's definition. */
export type CallCase<Definition> = Definition extends { method: 'GET' } ? AnyCase : MutationCase

/** A row for each call of a file of `src/api`. */
export type CallCases<Calls> = { readonly [Name in keyof Calls]: CallCase<Calls[Name]> }
