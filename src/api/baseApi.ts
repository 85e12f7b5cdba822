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
  getToast,
  type RequiredAuth,
  type Call,
  type Mutation,
  type Query,
  type SendOnceArgument,
  type TagType,
} from '#src/api/call.ts'
import { send, type ApiRequest, type ThunkExtra } from '#src/api/send.ts'
import { sendAfterUpsert } from '#src/api/sendAfterUpsert.ts'
import { backoff, maxAttempts } from '#src/lib/http.ts'
import type { Toast } from '#src/lib/toast.ts'

export interface NamedRequest extends ApiRequest {
  /** Name of the call, e.g. 'getParts'. */
  name: string
}

/**
 * The `meta` of a settled call's action. It contains neither arguments nor the response, because both may hold secrets
 * (PAY-11).
 */
export interface CallMeta extends ResultMeta {
  call: string
  isQuery: boolean
  auth: RequiredAuth
  /** The toast to show; null if the call shows no toast. */
  toast: Toast | null
}

type ShopQueryFn = BaseQueryFn<NamedRequest, unknown, ApiError, object, CallMeta>

/** Whether a call changes data that queries read. Some mutations, such as creating a payment intent, change no such data. */
const changesData = ({ call, args }: ApiRequest): boolean =>
  call.method !== 'GET' && call.invalidatesTags(args as never).length > 0

const needsUserRow = ({ call }: ApiRequest): boolean => call.method === 'GET' && call.needsUserRow === true

async function executeRequest(request: ApiRequest, api: Parameters<ShopQueryFn>[1]): Promise<ApiResult> {
  const extra = api.extra as ThunkExtra
  const mutationCountAtStart = extra.completedMutationCount
  const result = await (needsUserRow(request) ? sendAfterUpsert : send)(request, api)
  if (changesData(request)) extra.completedMutationCount += 1
  // If a mutation ends during a query's first request, the response may be outdated. RTK Query does not refetch the query,
  // because it has no tags before its first response. So the request is repeated here (NET-3).
  const isStaleAfterMutation =
    api.startReason === 'initial' && !result.error && mutationCountAtStart !== extra.completedMutationCount
  return isStaleAfterMutation ? executeRequest(request, api) : result
}

/** Converts an exception in our own code, for example in a parser, to a contract error, because pages show only ApiErrors. */
const executeRequestSafely: ShopQueryFn = async (request, api) => {
  const result = await executeRequest(request, api).catch((error: unknown): ApiResult => {
    reportError(error)
    return { error: { kind: 'contract', status: null } }
  })
  const { name, call } = request
  return {
    ...result,
    meta: {
      ...result.meta,
      call: name,
      isQuery: call.method === 'GET',
      auth: call.auth,
      toast: getToast(call, result),
    },
  }
}

/**
 * Sends a request, and retries queries but never mutations (NET-1). It also retries while the browser reports that it is offline,
 * because the demo's mock server needs no network.
 */
const baseQuery: ShopQueryFn = async (request, api, options) => {
  const canRetry = api.type === 'query' && !isSentOnce(request.args) && !needsUserRow(request)
  let result = await executeRequestSafely(request, api, options)
  for (let attempt = 1; canRetry && attempt < maxAttempts; attempt += 1) {
    if (!result.error || !isRetryable(result.error)) break
    await backoff(attempt, api.signal)
    if (api.signal.aborted) break
    result = await executeRequestSafely(request, api, options)
  }
  return result
}

const cacheLifetimeSeconds = 300

/** The RTK Query API. `defineCalls` adds endpoints to it. There are no optimistic updates and no timeouts (SHOP-9). */
export const baseApi = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: cacheLifetimeSeconds,
  refetchOnMountOrArgChange: cacheLifetimeSeconds,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // With 'delayed', RTK Query would wait for every pending request, even for a request that hangs.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})

export interface ApiState {
  api: ReturnType<typeof baseApi.reducer>
}

export const isPendingMutation = (action: unknown): boolean =>
  isPending(action) && (action.meta.arg as { type?: unknown }).type === 'mutation'

/**
 * The action that RTK Query dispatches when a call has succeeded, or has failed after all retries. RTK Query dispatches no such
 * action for an aborted call.
 */
export interface SettledCall {
  type: string
  /** The data, or an ApiError if the call failed. */
  payload: unknown
  meta: { baseQueryMeta: CallMeta }
}

export const isSettledCall = (action: unknown): action is SettledCall =>
  (isFulfilled(action) || isRejectedWithValue(action)) &&
  // RTK Query also dispatches a fulfilled action, without `baseQueryMeta`, when code writes data directly to the cache.
  Reflect.get(action.meta, 'baseQueryMeta') !== undefined

type EndpointBuilder = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0]

type Endpoints<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Query<infer Args, infer View>
    ? QueryDefinition<Args extends object ? Args & SendOnceArgument : Args, ShopQueryFn, TagType, View, 'api'>
    : Calls[Name] extends Mutation<infer Args, infer View>
      ? MutationDefinition<Args, ShopQueryFn, TagType, View, 'api'>
      : never
}

function buildEndpoint(build: EndpointBuilder, name: string, call: Call): unknown {
  const query = (args: never): NamedRequest => ({ name, call, args })
  if (call.method === 'GET')
    return build.query<unknown, never>({
      query,
      // Structural sharing would compare up to 10,000 rows for no gain (SPEED-6).
      structuralSharing: call.response.kind !== 'list',
      providesTags: (_view, _error, args) => call.providesTags(args),
    })
  return build.mutation<unknown, never>({
    query,
    invalidatesTags: (_view, _error, args) => call.invalidatesTags(args),
  })
}

/**
 * Creates RTK Query endpoints and hooks from call definitions.
 * @example export const { useShipOrderMutation } = defineCalls(orderCalls)
 */
export const defineCalls = <Calls extends Record<string, Call>>(calls: Calls) =>
  baseApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, buildEndpoint(build, name, call)]),
      ) as Endpoints<Calls>,
  })
