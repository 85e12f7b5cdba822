import { callEnded } from '#src/api/actions.ts'
import type { OnAction } from '#src/app/actionListeners.ts'
import type { ReportsPort } from '#src/platform/ports.ts'

/** Reports each call that failed after its last attempt: its name, the kind of error and the status (REPORT-1). */
export function reportFailedCalls(onAction: OnAction, reports: ReportsPort): void {
  onAction(callEnded, ({ payload: { call, failure } }) => {
    if (failure) reports.report({ type: 'failed-call', body: { call, ...failure } })
  })
}
