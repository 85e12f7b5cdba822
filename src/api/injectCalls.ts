import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import { isApiError, type ApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import type { baseQuery } from '#src/api/baseQuery.ts'
import { toastAfter, type Call, type Mutation, type Query, type TagType } from '#src/api/call.ts'
import { callEnded, mutationStarted, type CallEnd } from '#src/api/actions.ts'
import type { ApiRequest } from '#src/api/request.ts'

type Endpoints<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Query<infer Args, infer View>
    ? QueryDefinition<Args, typeof baseQuery, TagType, View, 'api'>
    : Calls[Name] extends Mutation<infer Args, infer View>
      ? MutationDefinition<Args, typeof baseQuery, TagType, View, 'api'>
      : never
}

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0]

/** @returns why a call failed, null when it was done, undefined when it was aborted */
async function failureOf(ended: Promise<unknown>): Promise<ApiError | null | undefined> {
  try {
    await ended
    return null
  } catch (reason) {
    const error = typeof reason === 'object' && reason !== null && 'error' in reason ? reason.error : undefined
    return isApiError(error) ? error : undefined
  }
}

function toEndpoint(build: Build, name: string, call: Call): unknown {
  const report = async (
    { dispatch, queryFulfilled }: { dispatch: (action: unknown) => void; queryFulfilled: Promise<unknown> },
    end: (failure: ApiError | null) => Pick<CallEnd, 'type' | 'toast'>,
  ) => {
    const failure = await failureOf(queryFulfilled)
    if (failure !== undefined) dispatch(callEnded({ call: name, failure, ...end(failure) }))
  }
  const query = (args: never): ApiRequest => ({ call, args })
  if (call.method === 'GET')
    return build.query<unknown, never>({
      query,
      // comparing 10,000 rows with those before only costs (SPEED-6)
      structuralSharing: call.answer.kind !== 'list',
      providesTags: (_view, _error, args) => call.providesTags(args),
      onQueryStarted: (_args, api) => report(api, () => ({ type: 'query', toast: null })),
    })
  return build.mutation<unknown, never>({
    query,
    invalidatesTags: (_view, _error, args) => call.invalidatesTags(args),
    onQueryStarted(_args, api) {
      api.dispatch(mutationStarted())
      return report(api, (failure) => ({ type: 'mutation', toast: toastAfter(call.toasts, failure) }))
    },
  })
}

/**
 * Makes RTK Query endpoints and hooks of definitions, by their names.
 * @example export const { useShipOrderMutation } = injectCalls(orderCalls)
 */
export const injectCalls = <Calls extends Record<string, Call>>(calls: Calls) =>
  baseApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, toEndpoint(build, name, call)]),
      ) as Endpoints<Calls>,
  })
