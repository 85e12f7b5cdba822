import type { CallName } from '#src/api/allCalls.ts'
import { access } from '#src/copy/access.ts'
import { failures } from '#src/copy/failures.ts'
import { waiting } from '#src/copy/loading.ts'
import type { Fault } from '#tests/faults/matrix/faults.ts'
import type { Action, Making, Press } from '#tests/spec/actions/action.ts'
import { callCases, isMutation, toastFor } from '#tests/spec/calls/callCases.ts'
import { valueFor, type Outcome } from '#tests/spec/outcome.ts'

/** Where a call is made, and what the user does there. */
export type Made = Making | Press | Action

/** What the user reads when a call fails; null for nothing. */
interface ExpectedTexts {
  page: string | null
  toast: string | null
}

function outcomeOf(call: CallName, fault: Fault): Outcome {
  if (fault === 'offline') return 'network'
  if (fault === 401) return callCases[call].access === 'anyone' ? 'forbidden' : 'expired'
  return fault === 403 ? 'forbidden' : fault === 404 ? 'notFound' : 'failed'
}

/** The page's title when a query fails, where its row has no text of its own. */
const queryTexts: Partial<Record<Outcome, string>> = {
  network: failures.offline.title,
  failed: failures.server.title,
  forbidden: failures.forbidden.title,
  notFound: failures.notFound.title,
}

/** @returns all texts that a fault of a call may show */
export function expectedTexts(call: CallName, made: Made, fault: Fault): ExpectedTexts {
  // A form and the payment page show their own progress.
  const isPageWaiting = !isMutation(call) || call === 'upsertUser'
  if (fault === 'noResponse') return { page: isPageWaiting ? waiting.stuck : null, toast: null }
  const outcome = outcomeOf(call, fault)
  const toast = isMutation(call) ? (toastFor(call, outcome)?.text ?? null) : null
  if (outcome === 'expired') return { page: access.expired.title, toast }
  const own = made.failed ?? ('focus' in made ? made.focus : {})
  return { page: valueFor(own, outcome) ?? (isMutation(call) ? null : queryTexts[outcome]) ?? null, toast }
}
