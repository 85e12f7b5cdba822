import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { callEnded, mutationStarted } from '#src/api/actions.ts'
import type { ApiState } from '#src/api/baseApi.ts'
import { logFailure } from '#src/app/log.ts'
import { notify, preloadToasts } from '#src/app/notify.tsx'
import { showToast } from '#src/notifications/actions.ts'

/** Shows the toasts of calls and pages. Failed queries are logged instead, since their page shows the failure (ORDER-8). */
export function listenForNotifications({
  startListening,
}: Pick<ListenerMiddlewareInstance<ApiState>, 'startListening'>): void {
  startListening({ actionCreator: showToast, effect: ({ payload }) => void notify(payload) })
  startListening({ actionCreator: mutationStarted, effect: () => void preloadToasts() })
  startListening({
    actionCreator: callEnded,
    effect: ({ payload: { call, type, failure, toast } }) => {
      if (toast) void notify(toast, call)
      if (type === 'query' && failure) logFailure(call, failure)
    },
  })
}
