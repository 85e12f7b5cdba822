import { isFulfilled, isPending, isRejectedWithValue, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { isApiError, type ApiError } from '#src/api/apiError.ts'
import type { ApiState } from '#src/api/baseApi.ts'
import { endpoints, isEndpointName, type EndpointName, type MutationName } from '#src/api/endpoints.ts'
import { logFailure } from '#src/app/log.ts'
import { notify, warmNotify } from '#src/app/notify.tsx'
import { eventToasts, toastAfter, type Toast } from '#src/app/outcomes.ts'
import { happened } from '#src/session/events.ts'

const isMutation = (name: EndpointName): name is MutationName => endpoints[name].method !== 'GET'

/** @returns which call an action is about, by what RTK Query writes into its `meta.arg`; null for any other action */
function endpointOf({ meta }: { meta: { arg: unknown } }): EndpointName | null {
  const { arg } = meta
  const name = typeof arg === 'object' && arg !== null && 'endpointName' in arg ? arg.endpointName : null
  return typeof name === 'string' && isEndpointName(name) ? name : null
}

function tell(toast: Toast | null): void {
  if (toast) void notify(toast)
}

function settled(endpoint: EndpointName | null, failure: ApiError | null): void {
  if (endpoint === null) return
  if (isMutation(endpoint)) tell(toastAfter(endpoint, failure))
  else if (failure) logFailure(endpoint, failure)
}

/**
 * Says how every call went, by the outcomes table, whoever made it: screens and routes know no toasts. A call that was
 * aborted says nothing.
 */
export function listenForOutcomes({
  startListening,
}: Pick<ListenerMiddlewareInstance<ApiState>, 'startListening'>): void {
  startListening({ actionCreator: happened, effect: ({ payload }) => tell(eventToasts[payload]) })
  startListening({
    matcher: isPending,
    effect: (action) => {
      const endpoint = endpointOf(action)
      if (endpoint && isMutation(endpoint)) void warmNotify()
    },
  })
  startListening({ matcher: isFulfilled, effect: (action) => settled(endpointOf(action), null) })
  startListening({
    matcher: isRejectedWithValue,
    effect: (action) => {
      if (isApiError(action.payload)) settled(endpointOf(action), action.payload)
    },
  })
}
