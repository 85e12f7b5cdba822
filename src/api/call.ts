import type * as z from 'zod/mini'
import type { AnswerReader } from '#src/api/answer.ts'
import type { ApiError } from '#src/api/apiError.ts'
import type { Toast } from '#src/notifications/toast.ts'

/** Who may make a call (SHOP-6): anyone, which sends no token (ADMIN-5); a bearer; or a bearer who is an admin. */
export type Access = 'anyone' | 'bearer' | 'admin'

/** What the cached answers are about. */
export const tagTypes = ['Part', 'Review', 'User', 'Admin', 'Order', 'Profile'] as const
export type TagType = (typeof tagTypes)[number]

/** One member, the list of all, or with the type alone everything of it. */
export type Tag = TagType | { type: TagType; id: string }

/** The tag of a list beside those of its members. */
export const listTag = (type: TagType): Tag => ({ type, id: 'LIST' })

type PathKey<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | PathKey<Rest> : never
type Flat<Fields> = { readonly [Key in keyof Fields]: Fields[Key] }
type Values<Path extends string, Body> = Flat<Record<PathKey<Path>, string> & Body>

/** What a call is given: one object of the values of its path and the fields of its body; nothing where it has neither. */
export type Arguments<Path extends string, Body = unknown> = [keyof Values<Path, Body>] extends [never]
  ? void
  : Values<Path, Body>

interface Definition<View> {
  /** Below {api}; `{x}` stands for a value that is percent-encoded (DATA-6), in the query too. */
  readonly path: string
  readonly access: Access
  /** What the server answers (SHOP-7), and how it is read. */
  readonly answer: AnswerReader<View>
}

/** A call that reads. */
export interface Query<Args, View> extends Definition<View> {
  readonly method: 'GET'
  readonly body: null
  /** An empty answer means 404 (ORDER-7), or a 404 means an empty answer (DATA-8). */
  readonly ifMissing?: 'notFound' | 'empty'
  readonly providesTags: (args: Args) => readonly Tag[]
}

/** What a call says when it has ended (SHOP-8, PAGE-8); null: nothing, for the page says it. */
export interface CallToasts {
  readonly done: Toast | null
  /** No answer: it may or may not have been done (ORDER-6). */
  readonly network: Toast | null
  /** Answered, but nothing was done: not acknowledged, nothing affected, or refused outright. */
  readonly refused: Toast | null
  readonly forbidden: Toast | null
  /** Any other failure. */
  readonly other: Toast | null
}

/** A call that changes something, or makes something. */
export interface Mutation<Args, View> extends Definition<View> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The JSON body: its keys in the specification's order, and their types; null: no body. */
  readonly body: z.ZodMiniObject | null
  /** What cached answers it makes stale, whether it succeeds or fails (ADMIN-7). */
  readonly invalidatesTags: (args: Args) => readonly Tag[]
  readonly toasts: CallToasts
}

/** A call to {api}: one row of SHOP-7. `query.ts` and `mutation.ts` make it. */
export type Call = Query<never, unknown> | Mutation<never, unknown>

/** What a call is given, by its definition. */
export type ArgumentsOf<Definition> = Definition extends Query<infer Args, unknown> | Mutation<infer Args, unknown>
  ? Args
  : never

/** The calls among some definitions that change something. */
export type MutationNames<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { method: 'GET' } ? never : Name
}[keyof Calls]

/**
 * The toast after a call.
 * @param failure null: it was done
 */
export function toastAfter(toasts: CallToasts, failure: ApiError | null): Toast | null {
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
