import type * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'
import type { ApiError } from '#src/api/apiError.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** Who may make a call: anyone (sends no token, ADMIN-5), a signed-in user with a token, or an admin with a token. */
export type Access = 'anyone' | 'bearer' | 'admin'

/** RTK Query cache tags. */
export const tagTypes = ['Part', 'Review', 'User', 'Admin', 'Order', 'Profile'] as const
export type TagType = (typeof tagTypes)[number]

/** One entity (`rowTag`), the list (`listTag`), or, by the type alone, everything of that type. */
export type Tag = TagType | { type: TagType; id: string }

/** The tag of a list, as opposed to the tags of its members. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })

/** The tag of one entity. Any id of the server is safe: RTK Query keeps tags in plain objects, which have a `constructor`. */
export const rowTag = (type: TagType, id: string): Tag => ({ type, id: `#${id}` })

type PathKey<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | PathKey<Rest> : never
type Flat<Fields> = { readonly [Key in keyof Fields]: Fields[Key] }
type Values<Path extends string, Body> = Flat<Record<PathKey<Path>, string> & Body>

/** Arguments of a call: one object with its path parameters and body fields; void when it has neither. */
export type Arguments<Path extends string, Body = unknown> = [keyof Values<Path, Body>] extends [never]
  ? void
  : Values<Path, Body>

interface Definition<View> {
  /** Relative to {api}; each `{x}`, in the query too, is replaced by its percent-encoded value (DATA-6). */
  readonly path: string
  readonly access: Access
  readonly answer: AnswerReader<View>
}

/** A call that reads. */
export interface Query<Args, View> extends Definition<View> {
  readonly method: 'GET'
  readonly body: null
  /** 'notFound': an empty body counts as a 404 (ORDER-7). 'empty': a 404 counts as an empty body (DATA-8). */
  readonly ifMissing?: 'notFound' | 'empty'
  readonly providesTags: (args: Args) => readonly Tag[]
}

/** The toasts of a mutation by outcome (PAGE-8); null shows none, because the page itself shows the outcome. */
export interface CallToasts {
  readonly done: Toast | null
  /** No answer: the server may or may not have processed it (ORDER-6). */
  readonly network: Toast | null
  /** Answered, but nothing changed: not acknowledged, nothing affected, or a 4xx. */
  readonly refused: Toast | null
  readonly forbidden: Toast | null
  /** Any other failure. */
  readonly other: Toast | null
}

/** A call that changes data or, like createPaymentIntent, creates something. */
export interface Mutation<Args, View> extends Definition<View> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Schema of the JSON body, keys in the specification's order; null for no body. */
  readonly body: z.ZodMiniObject | null
  /** Cache tags to invalidate, whether the call succeeds or fails (ADMIN-7). */
  readonly invalidatesTags: (args: Args) => readonly Tag[]
  readonly toasts: CallToasts
}

/** Definition of a call to {api}; created in `query.ts` and `mutation.ts`. */
export type Call = Query<never, unknown> | Mutation<never, unknown>

/** The arguments of a call, from its definition. */
export type ArgumentsOf<Definition> = Definition extends Query<infer Args, unknown> | Mutation<infer Args, unknown>
  ? Args
  : never

/** Names of the mutations among some call definitions. */
export type MutationNames<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { method: 'GET' } ? never : Name
}[keyof Calls]

/**
 * Picks the toast for the outcome of a call.
 * @param failure null on success
 */
export function toastForOutcome(toasts: CallToasts, failure: ApiError | null): Toast | null {
  switch (failure?.kind) {
    case undefined:
      return toasts.done
    case 'network':
    case 'refused':
    case 'forbidden':
      return toasts[failure.kind]
    default:
      return toasts.other
  }
}
