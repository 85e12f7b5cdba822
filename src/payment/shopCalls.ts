import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { isRetryable, isApiError } from '#src/api/apiError.ts'
import type { ApiState } from '#src/api/baseApi.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { purchasesApi } from '#src/api/purchases.ts'
import type { Extra } from '#src/api/extra.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { toPaymentIntentBody } from '#src/domain/payment.ts'
import { showToast } from '#src/notifications/actions.ts'
import { success } from '#src/notifications/toast.ts'
import type { ShopCalls } from '#src/payment/flowPorts.ts'
import type { SessionState } from '#src/session/sessionSlice.ts'

const { createPaymentIntent, recordPayment } = paymentsApi.endpoints
const { getMyOrder } = purchasesApi.endpoints

type State = ApiState & { session: SessionState }

/** As much of the app's store as payments need. */
export type PaymentStore = Store<State> & { dispatch: ThunkDispatch<State, Extra, UnknownAction> }

/** What the payment flow asks of {api}, by the endpoints; the only file here that knows them. */
export const createShopCalls = (store: PaymentStore): ShopCalls => ({
  user() {
    const { session } = store.getState()
    return session.phase === 'signedIn' ? session.account.id : null
  },
  async readOrder(orderId) {
    const { data, error } = await store.dispatch(
      getMyOrder.initiate({ id: orderId }, { forceRefetch: true, subscribe: false }),
    )
    if (error === undefined && data) return data
    if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'forbidden')) return null
    throw error ?? new Error('no order')
  },
  async createSecret(totalCents) {
    // Not tracked: the secret is no business of the store (PAY-11).
    return store.dispatch(createPaymentIntent.initiate(toPaymentIntentBody(totalCents), { track: false })).unwrap()
  },
  async record(orderId, body) {
    const { error } = await store.dispatch(recordPayment.initiate({ id: orderId, ...body }, { track: false }))
    if (error === undefined) return 'done'
    if (isApiError(error) && !isRetryable(error)) return error.kind === 'notFound' ? 'notFound' : 'refused'
    throw error
  },
  notifyRecorded: () => void store.dispatch(showToast(success(orderToasts.paymentRecorded))),
})
