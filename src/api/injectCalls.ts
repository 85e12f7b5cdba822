import type { UnknownAction } from '@reduxjs/toolkit'
import type { MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { AnswerMeta } from '#src/api/answer.ts'
import { isAborted, isApiError, type ApiError } from '#src/api/apiError.ts'
import { baseApi } from '#src/api/baseApi.ts'
import type { baseQuery } from '#src/api/baseQuery.ts'
import { toastForOutcome, type Call, type Mutation, type Query, type TagType } from '#src/api/call.ts'
import { callEnded, mutationStarted, type EndedCall } from '#src/api/actions.ts'
import type { ApiRequest } from '#src/api/request.ts'

type Endpoints<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends Query<infer Args, infer View>
    ? QueryDefinition<Args, typeof baseQuery, TagType, View, 'api'>
    : Calls[Name] extends Mutation<infer Args, infer View>
      ? MutationDefinition<Args, typeof baseQuery, TagType, View, 'api'>
      : never
}

type Build = Parameters<Parameters<typeof baseApi.injectEndpoints>[0]['endpoints']>[0]

type Fulfilled = Promise<{ meta: AnswerMeta | undefined }>

/** @returns how a call ended; undefined when it was aborted */
const outcomeOf = (queryFulfilled: Fulfilled): Promise<Pick<EndedCall, 'failure' | 'unreadableRows'> | undefined> =>
  queryFulfilled.then(
    ({ meta }) => ({ failure: null, ...meta }),
    ({ error }: { error: unknown }) => {
      if (isAborted(error)) return undefined
      return { failure: isApiError(error) ? error : { kind: 'contract', status: null } }
    },
  )

/** Dispatches `callEnded` when a call has ended and was not aborted. @param name of the call */
export async function reportEnd(
  { dispatch, queryFulfilled }: { dispatch: (action: UnknownAction) => void; queryFulfilled: Fulfilled },
  name: string,
  describe: (failure: ApiError | null) => Pick<EndedCall, 'type' | 'toast'>,
): Promise<void> {
  const outcome = await outcomeOf(queryFulfilled)
  if (outcome) dispatch(callEnded({ call: name, ...outcome, ...describe(outcome.failure) }))
}

function toEndpoint(build: Build, name: string, call: Call): unknown {
  const query = (args: never): ApiRequest => ({ call, args })
  if (call.method === 'GET')
    return build.query<unknown, never>({
      query,
      // Structural sharing compares up to 10,000 rows for no gain (SPEED-6).
      structuralSharing: call.answer.kind !== 'list',
      providesTags: (_view, _error, args) => call.providesTags(args),
      onQueryStarted: (_args, api) => reportEnd(api, name, () => ({ type: 'query', toast: null })),
    })
  return build.mutation<unknown, never>({
    query,
    invalidatesTags: (_view, _error, args) => call.invalidatesTags(args),
    onQueryStarted(_args, api) {
      api.dispatch(mutationStarted())
      return reportEnd(api, name, (failure) => ({ type: 'mutation', toast: toastForOutcome(call.toasts, failure) }))
    },
  })
}

/**
 * Creates RTK Query endpoints and hooks from call definitions, under the same names.
 * @example export const { useShipOrderMutation } = injectCalls(orderCalls)
 */
export const injectCalls = <Calls extends Record<string, Call>>(calls: Calls) =>
  baseApi.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(calls).map(([name, call]) => [name, toEndpoint(build, name, call)]),
      ) as Endpoints<Calls>,
  })
