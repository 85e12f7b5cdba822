import type { Store } from '@reduxjs/toolkit'
import { isRetryable, isApiError } from '#src/api/apiError.ts'
import type { AddListener, AppDispatch, RootState } from '#src/api/hooks.ts'
import { paymentsApi } from '#src/api/payments.ts'
import { orderCalls, ordersApi } from '#src/api/orders.ts'
import { fetchUncached } from '#src/api/fetchUncached.ts'
import { orderToasts } from '#src/copy/toasts.ts'
import { toPaymentIntentBody } from '#src/domain/payment.ts'
import { showToast, toast } from '#src/notifications/toast.ts'
import type { WithPayments } from '#src/payment/paymentSlice.ts'
import type { ShopCalls } from '#src/payment/recording.ts'
import { selectAccount } from '#src/session/sessionSlice.ts'

const { createPaymentIntent, recordPayment } = paymentsApi.endpoints

/** The part of the app's store that payments use. */
export type PaymentStore = Omit<Store<RootState & WithPayments>, 'dispatch'> & { dispatch: AddListener & AppDispatch }

/** Implements `ShopCalls` with the RTK Query endpoints; no other file of this folder uses them. */
export const createShopCalls = (store: PaymentStore): ShopCalls => ({
  userId: () => selectAccount(store.getState())?.id ?? null,
  async readOrder(orderId) {
    try {
      const order = await store.dispatch(fetchUncached('getMyOrder', orderCalls.getMyOrder, { id: orderId }))
      // The Payment page shows what was read.
      void store.dispatch(ordersApi.util.upsertQueryData('getMyOrder', { id: orderId }, order))
      return order
    } catch (error) {
      if (isApiError(error) && (error.kind === 'notFound' || error.kind === 'forbidden')) return error.kind
      throw error
    }
  },
  async createSecret(totalCents) {
    // Untracked, to keep the secret out of the store (PAY-11).
    return store.dispatch(createPaymentIntent.initiate(toPaymentIntentBody(totalCents), { track: false })).unwrap()
  },
  async record(orderId, body) {
    const { error } = await store.dispatch(recordPayment.initiate({ id: orderId, ...body }, { track: false }))
    if (error === undefined) return 'accepted'
    // A contract error is not the API's answer, so the order tells.
    if (isApiError(error) && !isRetryable(error) && error.kind !== 'contract') return 'refused'
    throw error
  },
  notifyRecorded: () => void store.dispatch(showToast(toast.success(orderToasts.paymentRecorded))),
})
