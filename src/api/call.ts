import type * as z from 'zod/mini'
import type { ApiResult, ResponseParser } from '#src/api/parseResponse.ts'
import { callToasts, toasts } from '#src/copy/toasts.ts'
import { encodeSegment } from '#src/domain/paths.ts'
import { toast, type Toast } from '#src/lib/toast.ts'

/** Who may make a call: anyone, without a token; any signed-in user; or only an admin (ADMIN-5). */
export type RequiredAuth = 'anyone' | 'bearer' | 'admin'

export const tagTypes = ['Part', 'Review', 'User', 'Admin', 'Order', 'Profile'] as const
export type TagType = (typeof tagTypes)[number]

/** A cache tag: one entity (`createRowTag`), a list (`createListTag`), or every entity and list of a type. */
export type Tag = TagType | { type: TagType; id: string }

export const createListTag = (type: TagType): Tag => ({ type, id: 'LIST' })

/**
 * The `#` makes every id safe as a key. RTK Query keeps tags in plain objects, where an id such as `constructor` would match an
 * inherited property.
 */
export const createRowTag = (type: TagType, id: string): Tag => ({ type, id: `#${id}` })

type PathKey<Path extends string> = Path extends `${string}{${infer Key}}${infer Rest}` ? Key | PathKey<Rest> : never
type Flatten<Fields> = { readonly [Key in keyof Fields]: Fields[Key] }
type PathAndBody<Path extends string, Body> = Flatten<Record<PathKey<Path>, string> & Body>

/** One object with the path parameters and the body's fields; void for a call that has neither. */
type Arguments<Path extends string, Body = unknown> = [keyof PathAndBody<Path, Body>] extends [never]
  ? void
  : PathAndBody<Path, Body>

interface CallDefinition<View> {
  /**
   * Path relative to {api}. Each `{x}`, including those in the query string, is replaced with its percent-encoded value (DATA-6).
   */
  readonly path: string
  readonly auth: RequiredAuth
  readonly response: ResponseParser<View>
}

export interface EmptyResponseOptions {
  /** Treats an empty body as an error, because some servers send an empty body for a missing row (ORDER-7). */
  readonly emptyBodyIs?: 'notFound'
  /** Treats a 404 as an empty row, not as an error, because it means that the row was never stored (DATA-8). */
  readonly notFoundIs?: 'empty'
}

export interface Query<Args, View> extends CallDefinition<View>, EmptyResponseOptions {
  readonly method: 'GET'
  readonly body: null
  readonly providesTags: (args: Args) => readonly Tag[]
  /**
   * Some servers crash on this query if the signed-in user has no row, so the query is retried only after an upsert has created
   * the row (ADMIN-18).
   */
  readonly needsUserRow?: true
}

/** The toasts of a mutation by outcome; null if the page itself shows the outcome (PAGE-8). */
interface CallToasts {
  readonly done: Toast | null
  /** The row already had the submitted values. */
  readonly unchanged: Toast | null
  /** There was no response, so the server may or may not have processed the call (ORDER-6). */
  readonly network: Toast | null
  /** The response was a 4xx, did not acknowledge the call, or reported that no row was affected. */
  readonly refused: Toast | null
  readonly forbidden: Toast | null
  readonly notFound: Toast | null
  readonly failed: Toast | null
}

export interface Mutation<Args, View> extends CallDefinition<View> {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Schema of the JSON body, with the keys in the order of the specification. */
  readonly body: z.ZodMiniObject | null
  /** The tags to invalidate, whether the call succeeds or fails (ADMIN-7). */
  readonly invalidatesTags: (args: Args) => readonly Tag[]
  readonly toasts: CallToasts
}

/** The definition of a call to {api}. The endpoints, the mock server, the documentation and the tests are derived from it. */
export type Call = Query<never, unknown> | Mutation<never, unknown>

export type ArgumentsOf<Definition> = Definition extends Query<infer Args, unknown> | Mutation<infer Args, unknown>
  ? Args
  : never

/**
 * An argument that prevents retries of a query (DATA-16). RTK Query caches such a query separately, because the arguments are
 * part of the cache key.
 */
export interface SendOnceArgument {
  readonly isSentOnce?: true
}

export const isSentOnce = (args: unknown): boolean => typeof args === 'object' && args !== null && 'isSentOnce' in args

/** Defines a query whose arguments are its path parameters, e.g. `{ id }` for '/part/{id}'. */
export const defineGet = <const Path extends string, View>(
  path: Path,
  options: Omit<Query<Arguments<Path>, View>, 'method' | 'path' | 'body'>,
): Query<Arguments<Path>, View> => ({ method: 'GET', path, body: null, ...options })

type Fields<Body> = Body extends z.ZodMiniType ? z.input<Body> : unknown

interface MutationOptions<Path extends string, Body, View> extends Omit<CallDefinition<View>, 'path'> {
  readonly body?: Body
  /** Omitted if no query reads what the call changes. */
  readonly invalidatesTags?: (args: Arguments<Path, Fields<Body>>) => readonly Tag[]
  /** Outcomes that are omitted have the default toasts (PAGE-8). */
  readonly toasts: Pick<CallToasts, 'done'> & Partial<CallToasts>
}

const withDefaultToasts = ({
  failed = toast.error(callToasts.failed),
  network = toast.error(toasts.network),
  refused = failed,
  forbidden = failed,
  notFound = failed,
  done,
  unchanged = done,
}: MutationOptions<string, unknown, unknown>['toasts']): CallToasts => ({
  done,
  unchanged,
  network,
  refused,
  forbidden,
  notFound,
  failed,
})

/** No toasts, for calls whose page itself shows every outcome. */
export const noToasts = withDefaultToasts({ done: null, network: null, failed: null })

const defineMutation =
  <Method extends Mutation<never, unknown>['method']>(method: Method) =>
  <const Path extends string, View, Body extends z.ZodMiniObject | undefined = undefined>(
    path: Path,
    { auth, body, response, invalidatesTags = () => [], toasts: customToasts }: MutationOptions<Path, Body, View>,
  ): Mutation<Arguments<Path, Fields<Body>>, View> => ({
    method,
    path,
    auth,
    body: body ?? null,
    response,
    invalidatesTags,
    toasts: withDefaultToasts(customToasts),
  })

export const definePost = defineMutation('POST')
export const definePut = defineMutation('PUT')
export const definePatch = defineMutation('PATCH')
export const defineDelete = defineMutation('DELETE')

type FieldValues = Readonly<Record<string, unknown>>

export const fillPath = (path: string, values: FieldValues): string =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => encodeSegment(String(values[key])))

/**
 * Picks the fields of a call's body, in the specification's order.
 * @returns undefined if the call has no body
 */
export const pickBody = ({ body }: Pick<Call, 'body'>, values: FieldValues) =>
  body ? Object.fromEntries(Object.keys(body.shape).map((key) => [key, values[key]])) : undefined

export function getToast(call: Call, { data, error }: ApiResult): Toast | null {
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
      return call.toasts.failed
  }
}
