import { callEnded } from '#src/api/actions.ts'
import type { OnAction } from '#src/app/actionListeners.ts'
import type { ReportsPort } from '#src/platform/ports.ts'

/**
 * Reports each call that failed after its last attempt, by name, kind of error and status, and each answer with rows that
 * can't be read (REPORT-1, DATA-14).
 */
export function reportFailedCalls(onAction: OnAction, reports: ReportsPort): void {
  onAction(callEnded, ({ payload: { call, failure, unreadableRows } }) => {
    if (failure) reports.report({ type: 'failed-call', body: { call, ...failure } })
    else if (unreadableRows) reports.report({ type: 'failed-call', body: { call, kind: 'rows', status: 200 } })
  })
}
