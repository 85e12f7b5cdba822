import { isFulfilled, isPending, isRejectedWithValue } from '@reduxjs/toolkit'
import {
  createApi,
  type BaseQueryFn,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react'
import type { ApiResult, ResultMeta } from '#src/api/parseResponse.ts'
import { isRetryable, type ApiError } from '#src/api/apiError.ts'
import {
  isSentOnce,
  tagTypes,
  toastOf,
  type Auth,
  type Call,
  type Mutation,
  type Query,
  type SentOnce,
  type TagType,
} from '#src/api/call.ts'
import { send, type ApiRequest, type ThunkExtra } from '#src/api/send.ts'
import { sendAfterUpsert } from '#src/api/sendAfterUpsert.ts'
import { backoff, maxAttempts } from '#src/lib/http.ts'
import type { Toast } from '#src/lib/toast.ts'

/** A call to make. The name is that of its definition, e.g. 'getParts'. */
interface NamedRequest extends ApiRequest {
  name: string
}

/** What RTK Query's action says of a call that has ended. Neither arguments nor answer: they may hold secrets (PAY-11). */
export interface CallMeta extends ResultMeta {
  call: string
  isRead: boolean
  auth: Auth
  /** The toast to show, from the call's definition; null for none. */
  toast: Toast | null
}

type ShopQueryFn = BaseQueryFn<NamedRequest, unknown, ApiError, object, CallMeta>

/** False for the upsert and for payment intents too: no query reads what they write. */
const changesData = ({ call, args }: ApiRequest): boolean =>
  call.method !== 'GET' && call.invalidatesTags(args as never).length > 0

const needsUserRow = ({ call }: ApiRequest): boolean => call.method === 'GET' && call.needsUserRow === true

async function execute(request: ApiRequest, api: Parameters<ShopQueryFn>[1]): Promise<ApiResult> {
  const extra = api.extra as ThunkExtra
  const writesBefore = extra.completedMutations
  const result = await (needsUserRow(request) ? sendAfterUpsert : send)(request, api)
  if (changesData(request)) extra.completedMutations += 1
  // RTK Query refetches a running query whose tags are invalidated, but the first request for an entry has no tags yet (NET-3).
  const isStaleAfterMutation =
    api.startReason === 'initial' && !result.error && writesBefore !== extra.completedMutations
  return isStaleAfterMutation ? execute(request, api) : result
}

/** Code of ours that throws, as a reader may, is a contract error: the toolkit would send the call six times. */
const executeSafely: ShopQueryFn = async (request, api) => {
  const answer = await execute(request, api).catch((error: unknown): ApiResult => {
    reportError(error)
    return { error: { kind: 'contract', status: null } }
  })
  const { name, call } = request
  return {
    ...answer,
    meta: {
      ...answer.meta,
      call: name,
      isRead: call.method === 'GET',
      auth: call.auth,
      toast: toastOf(call, answer),
    },
  }
}

/** Retries queries where that may help, never mutations (NET-1). The first attempt never waits: the demo answers offline too. */
const baseQuery: ShopQueryFn = async (request, api, options) => {
  const isRetried = api.type === 'query' && !isSentOnce(request.args) && !needsUserRow(request)
  let answer = await executeSafely(request, api, options)
  for (let attempt = 1; isRetried && attempt < maxAttempts; attempt += 1) {
    if (!answer.error || !isRetryable(answer.error)) break
    await backoff(attempt, api.signal)
    if (api.signal.aborted) break
    answer = await executeSafely(request, api, options)
  }
  return answer
}

/** How long a cached answer stays fresh (SHOP-9). */
const lifetimeSeconds = 300

/** The RTK Query API, to which `defineCalls` adds. No optimistic updates, no timeout (SHOP-9). */
export const baseApi = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: lifetimeSeconds,
  refetchOnMountOrArgChange: lifetimeSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // 'delayed' waits for every pending request, even one that hangs.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}

export const isMutationSent = (action: unknown): boolean =>
  isPending(action) && (action.meta.arg as { type?: unknown }).type === 'mutation'

/** RTK Query's action for a call that has ended, after its last attempt; none for a call that was aborted. */
export interface EndedCall {
  type: string
  /** An ApiError, if the call failed. */
  payload: unknown
  meta: { baseQueryMeta: CallMeta }
}

export const isEndedCall = (action: unknown): action is EndedCall =>
  (isFulfilled(action) || isRejectedWithValue(action)) &&
  // Without it, the toolkit tells of what was put into its cache.
  Reflect.get(action.meta, 'baseQueryMeta') !== undefined

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0]

type Endpoints<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Query<infer Args, infer View>
    ? QueryDefinition<Args extends object ? Args & SentOnce : Args, ShopQueryFn, TagType, View, 'api'>
    : Calls[Name] extends Mutation<infer Args, infer View>
      ? MutationDefinition<Args, ShopQueryFn, TagType, View, 'api'>
      : never
}

function toEndpoint(build: Build, name: string, call: Call): unknown {
  const query = (args: never): NamedRequest => ({ name, call, args })
  if (call.method === 'GET')
    return build.query<unknown, never>({
      query,
      // Structural sharing compares up to 10,000 rows for no gain (SPEED-6).
      structuralSharing: call.response.kind !== 'list',
      providesTags: (_view, _error, args) => call.providesTags(args),
    })
  return build.mutation<unknown, never>({
    query,
    invalidatesTags: (_view, _error, args) => call.invalidatesTags(args),
  })
}

/**
 * Creates RTK Query endpoints and hooks from call definitions, under the same names.
 * @example export const { useShipOrderMutation } = defineCalls(orderCalls)
 */
export const defineCalls = <Calls extends Record<string, Call>>(calls: Calls) =>
  baseApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, toEndpoint(build, name, call)]),
      ) as Endpoints<Calls>,
  })
