import { allCalls, type CallName } from '#src/api/allCalls.ts'
import type { MutationNames } from '#src/api/call.ts'
import { access } from '#src/copy/access.ts'
import { addPart } from '#src/copy/addPart.ts'
import { addReview } from '#src/copy/addReview.ts'
import { callToasts } from '#src/copy/callToasts.ts'
import { failures } from '#src/copy/failures.ts'
import { orders } from '#src/copy/orders.ts'
import { partToasts } from '#src/copy/partToasts.ts'
import { payment } from '#src/copy/payment.ts'
import { profile } from '#src/copy/profile.ts'
import { purchase } from '#src/copy/purchase.ts'
import { reviewToasts } from '#src/copy/reviewToasts.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { toasts } from '#src/copy/toasts.ts'
import { userToasts } from '#src/copy/userToasts.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import type { Fault, FaultyCall } from '#tests/faults/matrix/faults.ts'

type MutationName = MutationNames<typeof allCalls>

/** What a person reads of a fault. */
export interface Words {
  /** In the page; null where the page says nothing of its own. */
  page: string | null
  toast: string | null
}

type Reason = keyof typeof failures

function reasonOf(call: CallName, fault: Fault): Reason {
  if (fault === 'down') return 'offline'
  if (fault === 401) return allCalls[call].access !== 'anyone' ? 'expired' : 'forbidden'
  return fault === 403 ? 'forbidden' : fault === 404 ? 'notFound' : 'server'
}

const readWords: Partial<Record<CallName, Partial<Record<Reason, string>>>> = {
  getPart: { notFound: purchase.notFound.title },
  getAdmin: {
    offline: access.checkFailed.title,
    server: access.checkFailed.title,
    forbidden: access.checkFailed.title,
    notFound: access.checkFailed.title,
  },
  getMyOrder: { notFound: payment.notFound.title, forbidden: payment.forbidden.title },
  getProfile: { notFound: profile.formTitle },
}

/** The toast of a call that fails in other ways than by the network (PAGE-8). */
const failed: Record<MutationName | 'upload', string | null> = {
  upsertUser: signInToasts.upsertFailed,
  addReview: reviewToasts.notSent,
  deleteReview: callToasts.failed,
  placeOrder: callToasts.failed,
  cancelOrder: callToasts.failed,
  recordPayment: null,
  createPaymentIntent: null,
  saveProfile: callToasts.failed,
  makeAdmin: callToasts.failed,
  addPart: partToasts.notAdded,
  upload: partToasts.notAdded,
  deleteOrder: callToasts.failed,
  shipOrder: callToasts.failed,
}

/** What the page itself says when a call that changes something fails. */
const inPage: Partial<Record<FaultyCall, string>> = {
  addReview: addReview.failed.title,
  upsertUser: access.checkFailed.title,
  recordPayment: orders.charged,
  createPaymentIntent: payment.noSecret.title,
  saveProfile: profile.failed.title,
  addPart: addPart.saveFailed.title,
  upload: addPart.uploadFailed.title,
  placeOrder: purchase.unknown.title,
}

const isMutation = (call: FaultyCall): call is MutationName | 'upload' => call in failed

function pageAfter(call: MutationName | 'upload', fault: Fault): string | null {
  if (call !== 'upload' && allCalls[call].access !== 'anyone' && fault === 401) return access.expired.title
  // Refused in so many words: that order surely was not taken (ORDER-6).
  if (call === 'placeOrder' && (fault === 401 || fault === 403 || fault === 404)) return purchase.refused.title
  return inPage[call] ?? null
}

function toastAfter(call: MutationName | 'upload', fault: Fault): string | null {
  if (call === 'makeAdmin' && fault === 403) return userToasts.adminForbidden
  if (fault === 'down' && call !== 'upload' && call !== 'recordPayment') return toasts.network
  return failed[call]
}

/** @returns the right words, the only ones, for a call that goes wrong in some way */
export function wordsFor(call: FaultyCall, fault: Fault): Words {
  const waits = !isMutation(call) || call === 'upsertUser'
  if (fault === 'hang') return { page: waits ? stillWorking : null, toast: null }
  if (isMutation(call)) return { page: pageAfter(call, fault), toast: toastAfter(call, fault) }
  const reason = reasonOf(call, fault)
  if (reason === 'expired') return { page: access.expired.title, toast: null }
  return { page: readWords[call]?.[reason] ?? failures[reason].title, toast: null }
}
