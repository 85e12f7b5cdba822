import type { Store } from '@reduxjs/toolkit'
import { isRetryable, isApiError } from '#src/api/apiError.ts'
import type { AppDispatch, RootState } from '#src/api/hooks.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { abortOnSignal, fetchUncached } from '#src/api/fetchUncached.ts'
import { orderToasts } from '#src/copy/orderToasts.ts'
import { toPaymentIntentBody } from '#src/domain/payment.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import type { StateWithPayments } from '#src/payment/paymentSlice.ts'
import type { PaymentApi } from '#src/payment/recording.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

const { createPaymentIntent, recordPayment } = paymentsApi.endpoints

/** The part of the app's store that payments use. */
export type PaymentStore = Omit<Store<RootState & StateWithPayments>, 'dispatch'> & { dispatch: AppDispatch }

export const createPaymentApi = (store: PaymentStore): PaymentApi => ({
  getUserId: () => selectAccount(store.getState())?.id ?? null,
  async readOrder(orderId) {
    try {
      const order = await store.dispatch(fetchUncached('getMyOrder', orderCalls.getMyOrder, { id: orderId }))
      // The Payment page shows the fetched order.
      void store.dispatch(ordersApi.util.upsertQueryData('getMyOrder', { id: orderId }, order))
      return order
    } catch (error) {
      if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'forbidden')) return error.kind
      throw error
    }
  },
  async createSecret(totalCents, signal) {
    // The request is untracked, so that the secret is not in the store (PAY-11).
    const secretRequest = createPaymentIntent.initiate(toPaymentIntentBody(totalCents), { track: false })
    return abortOnSignal(store.dispatch(secretRequest), signal).unwrap()
  },
  async record(orderId, body, signal) {
    const recordRequest = recordPayment.initiate({ id: orderId, ...body }, { track: false })
    const { error } = await abortOnSignal(store.dispatch(recordRequest), signal)
    if (error === undefined) return 'accepted'
    // A contract error may come from a proxy, so only the order shows whether the payment is recorded.
    if (isApiError(error) && !isRetryable(error) && error.kind !== 'contract') return 'refused'
    throw error
  },
  notifyRecorded: () => void store.dispatch(showToast(toast.success(orderToasts.paymentRecorded))),
})
