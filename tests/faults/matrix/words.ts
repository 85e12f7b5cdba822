import { endpoints, type EndpointName, type MutationName } from '#src/api/endpoints.ts'
import { access } from '#src/copy/access.ts'
import { addPart } from '#src/copy/addPart.ts'
import { addReview } from '#src/copy/addReview.ts'
import { failures } from '#src/copy/failures.ts'
import { orders } from '#src/copy/orders.ts'
import { outcomeTexts as toasts } from '#src/copy/outcomes.ts'
import { payment } from '#src/copy/payment.ts'
import { profile } from '#src/copy/profile.ts'
import { purchase } from '#src/copy/purchase.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import type { Fault, FaultyCall } from '#tests/faults/matrix/faults.ts'

/** What a person reads of a fault. */
export interface Words {
  /** In the page; null where the page says nothing of its own. */
  page: string | null
  toast: string | null
}

type Reason = keyof typeof failures

function reasonOf(call: EndpointName, fault: Fault): Reason {
  if (fault === 'down') return 'offline'
  if (fault === 401) return endpoints[call].bearer ? 'expired' : 'forbidden'
  return fault === 403 ? 'forbidden' : fault === 404 ? 'notFound' : 'server'
}

const readWords: Partial<Record<EndpointName, Partial<Record<Reason, string>>>> = {
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
  upsertUser: toasts.upsertFailed,
  addReview: toasts.reviewFailed,
  deleteReview: toasts.somethingIsWrong,
  placeOrder: toasts.somethingIsWrong,
  cancelOrder: toasts.somethingIsWrong,
  recordPayment: null,
  createPaymentIntent: null,
  saveProfile: toasts.somethingIsWrong,
  makeAdmin: toasts.somethingIsWrong,
  addPart: toasts.partFailed,
  upload: toasts.partFailed,
  deleteOrder: toasts.somethingIsWrong,
  shipOrder: toasts.somethingIsWrong,
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
  if (call !== 'upload' && endpoints[call].bearer && fault === 401) return access.expired.title
  // Refused in so many words: that order surely was not taken (ORDER-6).
  if (call === 'placeOrder' && (fault === 401 || fault === 403 || fault === 404)) return purchase.refused.title
  return inPage[call] ?? null
}

function toastAfter(call: MutationName | 'upload', fault: Fault): string | null {
  if (call === 'makeAdmin' && fault === 403) return toasts.adminForbidden
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
