import type { CallName } from '#src/api/allCalls.ts'
import { access } from '#src/copy/access.ts'
import { failures } from '#src/copy/failures.ts'
import { waiting } from '#src/copy/loading.ts'
import type { Fault, FaultyCall } from '#tests/faults/matrix/faults.ts'
import { makingOf } from '#tests/faults/matrix/makings.ts'
import { callCases, isMutation, toastFor } from '#tests/spec/calls/callCases.ts'
import { valueFor, type Outcome } from '#tests/spec/outcome.ts'

/** What the user reads when a call fails. */
interface ExpectedTexts {
  /** A text on the page; null when the page shows none for this failure. */
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
export function expectedTexts(call: FaultyCall, fault: Fault): ExpectedTexts {
  const made = makingOf(call)
  const focus = 'focus' in made ? made.focus : {}
  if (call === 'upload') {
    if (fault === 'noResponse') return { page: null, toast: null }
    return {
      page: made.failed?.else ?? null,
      toast: toastFor('addPart', fault === 'offline' ? 'network' : 'failed')?.text ?? null,
    }
  }
  // A form and the payment page show their own progress.
  const isPageWaiting = !isMutation(call) || call === 'upsertUser'
  if (fault === 'noResponse') return { page: isPageWaiting ? waiting.stuck : null, toast: null }
  const outcome = outcomeOf(call, fault)
  const toast = isMutation(call) ? (toastFor(call, outcome)?.text ?? null) : null
  if (outcome === 'expired') return { page: access.expired.title, toast }
  const page = valueFor(made.failed ?? focus, outcome) ?? (isMutation(call) ? null : queryTexts[outcome])
  return { page: page ?? null, toast }
}
