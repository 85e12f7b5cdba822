import { callEnded, mutationStarted } from '#src/api/actions.ts'
import type { OnAction } from '#src/app/actionListeners.ts'
import { logFailure } from '#src/app/log.ts'
import { notify, preloadToasts } from '#src/app/notify.tsx'
import { showToast } from '#src/notifications/actions.ts'

/** Shows the toasts of calls and pages. Failed queries are logged instead, since their page shows the failure (ORDER-8). */
export function listenForNotifications(onAction: OnAction): void {
  onAction(showToast, ({ payload }) => void notify(payload))
  onAction(mutationStarted, () => void preloadToasts())
  onAction(callEnded, ({ payload: { call, type, failure, toast } }) => {
    if (toast) void notify(toast, call)
    if (type === 'query' && failure) logFailure(call, failure)
  })
}
