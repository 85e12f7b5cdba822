import type * as z from 'zod/mini'
import type { ApiResult, ResponseParser } from '#src/api/parseResponse.ts'
import { callToasts, toasts } from '#src/copy/toasts.ts'
import { encodeSegment } from '#src/domain/paths.ts'
import { toast, type Toast } from '#src/lib/toast.ts'

/** Who may make a call: anyone (sends no token, ADMIN-5), a signed-in user with a token, or an admin with a token. */
export type Auth = 'anyone' | 'bearer' | 'admin'

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
type PathAndBody<Path extends string, Body> = Flat<Record<PathKey<Path>, string> & Body>

/** Arguments of a call: one object with its path parameters and body fields; void when it has neither. */
type Arguments<Path extends string, Body = unknown> = [keyof PathAndBody<Path, Body>] extends [never]
  ? void
  : PathAndBody<Path, Body>

interface Definition<View> {
  /** Relative to {api}; each `{x}`, in the query too, is replaced by its percent-encoded value (DATA-6). */
  readonly path: string
  readonly auth: Auth
  readonly response: ResponseParser<View>
}

export interface EmptyOptions {
  /** Some servers send an empty body for a missing row (ORDER-7). */
  readonly emptyBodyIs?: 'notFound'
  /** A row that was never stored is empty, not an error (DATA-8). */
  readonly notFoundIs?: 'empty'
}

interface QueryOptions<Args, View> extends Omit<Definition<View>, 'path'>, EmptyOptions {
  readonly providesTags: (args: Args) => readonly Tag[]
  /** Some servers end at this read if the signed-in user has no row: it is not retried before an upsert (ADMIN-18). */
  readonly needsUserRow?: true
}

export interface Query<Args, View> extends Definition<View>, QueryOptions<Args, View> {
  readonly method: 'GET'
  readonly body: null
}

/** The toasts of a mutation by outcome (PAGE-8); null shows none, because the page itself shows the outcome. */
interface CallToasts {
  readonly done: Toast | null
  /** Done, but the row was like that already. */
  readonly unchanged: Toast | null
  /** No answer: the server may or may not have processed it (ORDER-6). */
  readonly network: Toast | null
  /** Answered, but nothing changed: not acknowledged, nothing affected, or a 4xx. */
  readonly refused: Toast | null
  readonly forbidden: Toast | null
  /** The row that it would change no longer exists. */
  readonly notFound: Toast | null
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

/** Definition of a call to {api}: data, from which endpoint, mock server, documentation and tests derive. */
export type Call = Query<never, unknown> | Mutation<never, unknown>

export type ArgumentsOf<Definition> = Definition extends Query<infer Args, unknown> | Mutation<infer Args, unknown>
  ? Args
  : never

/** Marks a read that is sent once and never retried (DATA-16): an argument, so such a read has a cache entry of its own. */
export interface SentOnce {
  readonly isSentOnce?: true
}

export const isSentOnce = (args: unknown): boolean => typeof args === 'object' && args !== null && 'isSentOnce' in args

/** Defines a call that takes its path parameters, e.g. `{ id }` for '/part/{id}'. */
export const get = <const Path extends string, View>(
  path: Path,
  options: QueryOptions<Arguments<Path>, View>,
): Query<Arguments<Path>, View> => ({ method: 'GET', path, body: null, ...options })

type Fields<Body> = Body extends z.ZodMiniType ? z.input<Body> : unknown

interface MutationOptions<Path extends string, Body, View> extends Omit<Definition<View>, 'path'> {
  readonly body?: Body
  /** Leave out when no query reads what the call changes. */
  readonly invalidatesTags?: (args: Arguments<Path, Fields<Body>>) => readonly Tag[]
  /** Outcomes that are left out have the default toasts (PAGE-8). */
  readonly toasts: Pick<CallToasts, 'done'> & Partial<CallToasts>
}

/** For a variant of a call whose page shows every outcome. */
export const noToasts: CallToasts = {
  done: null,
  unchanged: null,
  network: null,
  refused: null,
  forbidden: null,
  notFound: null,
  other: null,
}

const withDefaults = ({
  other = toast.error(callToasts.failed),
  network = toast.error(toasts.network),
  refused = other,
  forbidden = other,
  notFound = other,
  done,
  unchanged = done,
}: MutationOptions<string, unknown, unknown>['toasts']): CallToasts => ({
  done,
  unchanged,
  network,
  refused,
  forbidden,
  notFound,
  other,
})

const defineMutation =
  <Method extends Mutation<never, unknown>['method']>(method: Method) =>
  <const Path extends string, View, Body extends z.ZodMiniObject | undefined = undefined>(
    path: Path,
    { auth, body, response, invalidatesTags = () => [], toasts: ownToasts }: MutationOptions<Path, Body, View>,
  ): Mutation<Arguments<Path, Fields<Body>>, View> => ({
    method,
    path,
    auth,
    body: body ?? null,
    response,
    invalidatesTags,
    toasts: withDefaults(ownToasts),
  })

/** Each defines a call that takes one object with its path parameters and body fields. */
export const post = defineMutation('POST')
export const put = defineMutation('PUT')
export const patch = defineMutation('PATCH')
/** DELETE; `delete` is a reserved word. */
export const del = defineMutation('DELETE')

type Values = Readonly<Record<string, unknown>>

/** Fills in a call's path, each value percent-encoded (DATA-6). */
export const fillPath = (path: string, values: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeSegment(String(values[key])))

/** The fields of a call's body, in the specification's order; undefined for a call without a body. */
export const pickBody = ({ body }: Pick<Call, 'body'>, values: Values) =>
  body ? Object.fromEntries(Object.keys(body.shape).map((key) => [key, values[key]])) : undefined

/** The toast for the outcome of a call; null for none. Reads never have one. */
export function toastOf(call: Call, { data, error }: ApiResult): Toast | null {
  if (call.method === 'GET') return null
  switch (error?.kind) {
    case undefined:
      return data === 'unchanged' ? call.toasts.unchanged : call.toasts.done
    case 'network':
    case 'refused':
    case 'forbidden':
    case 'notFound':
      return call.toasts[error.kind]
    default:
      return call.toasts.other
  }
}
