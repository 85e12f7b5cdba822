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

/** What the user reads when a call fails. */
interface ExpectedTexts {
  /** A text on the page; null when the page shows none for this failure. */
  page: string | null
  toast: string | null
}

type FailureKind = keyof typeof failures

function failureKindOf(call: CallName, fault: Fault): FailureKind {
  if (fault === 'offline') return 'offline'
  if (fault === 401) return allCalls[call].access !== 'anyone' ? 'expired' : 'forbidden'
  return fault === 403 ? 'forbidden' : fault === 404 ? 'notFound' : 'server'
}

/** Page texts of failed queries that differ from the general ones. */
const ownQueryTexts: Partial<Record<CallName, Partial<Record<FailureKind, string>>>> = {
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

/** The toast of a mutation that fails for another reason than the network (PAGE-8). */
const failureToasts: Record<MutationName | 'upload', string | null> = {
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

/** The page's text when a mutation fails. */
const mutationTexts: Partial<Record<FaultyCall, string>> = {
  addReview: addReview.failed.title,
  upsertUser: access.checkFailed.title,
  recordPayment: orders.charged,
  createPaymentIntent: payment.noSecret.title,
  saveProfile: profile.failed.title,
  addPart: addPart.saveFailed.title,
  upload: addPart.uploadFailed.title,
  placeOrder: purchase.unknown.title,
}

const isMutation = (call: FaultyCall): call is MutationName | 'upload' => call in failureToasts

function pageTextAfter(call: MutationName | 'upload', fault: Fault): string | null {
  if (call !== 'upload' && allCalls[call].access !== 'anyone' && fault === 401) return access.expired.title
  // A refusal is an answer: the server has certainly not placed the order (ORDER-6).
  if (call === 'placeOrder' && (fault === 401 || fault === 403 || fault === 404)) return purchase.refused.title
  return mutationTexts[call] ?? null
}

function toastAfter(call: MutationName | 'upload', fault: Fault): string | null {
  if (call === 'makeAdmin' && fault === 403) return userToasts.adminForbidden
  if (fault === 'offline' && call !== 'upload' && call !== 'recordPayment') return toasts.network
  return failureToasts[call]
}

/** @returns all texts that a fault of a call may show */
export function expectedTexts(call: FaultyCall, fault: Fault): ExpectedTexts {
  const isPageWaiting = !isMutation(call) || call === 'upsertUser'
  if (fault === 'noResponse') return { page: isPageWaiting ? stillWorking : null, toast: null }
  if (isMutation(call)) return { page: pageTextAfter(call, fault), toast: toastAfter(call, fault) }
  const kind = failureKindOf(call, fault)
  if (kind === 'expired') return { page: access.expired.title, toast: null }
  return { page: ownQueryTexts[call]?.[kind] ?? failures[kind].title, toast: null }
}
