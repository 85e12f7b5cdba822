import type { ApiError } from '#src/api/apiError.ts'
import type { MutationName } from '#src/api/endpoints.ts'
import { outcomeTexts as texts } from '#src/copy/outcomes.ts'
import type { SessionEvent } from '#src/session/events.ts'

/** What a person is told in passing. */
export interface Toast {
  tone: 'success' | 'error' | 'warning' | 'info'
  text: string
}

/** What one call tells; null: nothing, for another place does. */
interface Outcome {
  done: Toast | null
  /** No answer: it may or may not have been done (ORDER-6). */
  network: Toast | null
  /** Answered, but nothing was done: not acknowledged, nothing affected, or refused outright. */
  refused: Toast | null
  forbidden: Toast | null
  /** Any other failure. */
  other: Toast | null
}

const success = (text: string): Toast => ({ tone: 'success', text })
const error = (text: string): Toast => ({ tone: 'error', text })
const warning = (text: string): Toast => ({ tone: 'warning', text })

/** The same failure for every reason, except that nothing answered (PAGE-8: 'Something went wrong' everywhere). */
const failing = (toast: Toast | null): Omit<Outcome, 'done'> => ({
  network: error(texts.network),
  refused: toast,
  forbidden: toast,
  other: toast,
})

const somethingIsWrong = error(texts.somethingIsWrong)
const silent: Omit<Outcome, 'done'> = { ...failing(null), network: null }

/** Every toast that follows a call: SHOP-8, PAGE-8, AUTH-7, AUTH-10, ADMIN-7, PAY-2. Where neither has a string: 'Something is Wrong'. */
const outcomes: Record<MutationName, Outcome> = {
  upsertUser: { done: null, ...failing(error(texts.upsertFailed)) },
  placeOrder: { done: success(texts.purchaseDone), ...failing(somethingIsWrong) },
  cancelOrder: { done: success(texts.deleted), ...failing(somethingIsWrong), refused: warning(texts.orderNotDeleted) },
  deleteOrder: {
    done: success(texts.orderDeleted),
    ...failing(somethingIsWrong),
    refused: warning(texts.orderNotDeleted),
  },
  shipOrder: { done: success(texts.shipped), ...failing(somethingIsWrong), refused: warning(texts.somethingIsWrong) },
  // no secret: the Payment page itself says why the button is disabled (PAY-9)
  createPaymentIntent: { done: null, ...failing(null) },
  // recorded is what the order says, not the call (DATA-12): the payment flow tells, and the page says the rest (PAY-3)
  recordPayment: { done: null, ...silent },
  addReview: { done: success(texts.reviewDone), ...failing(error(texts.reviewFailed)) },
  deleteReview: {
    done: success(texts.reviewDeleted),
    ...failing(somethingIsWrong),
    refused: warning(texts.reviewNotDeleted),
  },
  saveProfile: { done: success(texts.profileDone), ...failing(somethingIsWrong) },
  makeAdmin: {
    done: success(texts.adminDone),
    ...failing(somethingIsWrong),
    refused: warning(texts.somethingIsWrong),
    forbidden: warning(texts.adminForbidden),
  },
  addPart: { done: success(texts.partDone), ...failing(error(texts.partFailed)) },
}

/**
 * What to say after a call.
 * @param failure null: it was done
 */
export function toastAfter(endpoint: MutationName, failure: ApiError | null): Toast | null {
  const outcome = outcomes[endpoint]
  switch (failure?.kind) {
    case undefined:
      return outcome.done
    case 'network':
    case 'refused':
    case 'forbidden':
      return outcome[failure.kind]
    default:
      return outcome.other
  }
}

/** What to say when something happened outside {api} (SHOP-2, SHOP-8). */
export const eventToasts: Record<SessionEvent, Toast> = {
  badAuthorization: error(texts.badAuthorization),
  googleCanceled: { tone: 'info', text: texts.googleCanceled },
  paymentRecorded: success(texts.paymentRecorded),
  resetSent: success(texts.resetSent),
  signupFailed: error(texts.signupFailed),
  orderAlreadyPaid: warning(texts.orderAlreadyPaid),
  orderBeingPaid: warning(texts.orderBeingPaid),
  orderNotRead: error(texts.orderNotRead),
  signOutFailed: error(texts.network),
  storageBlocked: { tone: 'info', text: texts.storageBlocked },
  uploadFailed: error(texts.partFailed),
}
