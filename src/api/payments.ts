import { ignoreBody, value } from '#src/api/parseResponse.ts'
import { listTag, patch, post } from '#src/api/call.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { clientSecretWireSchema, paymentIntentBodySchema, paymentRecordBodySchema } from '#src/domain/payment.ts'

export const paymentCalls = {
  /** Any 2xx is a success, then the order is read again (DATA-12). No toasts: the page shows the state of the order. */
  recordPayment: patch('/mypurchase/{id}', {
    auth: 'bearer',
    body: paymentRecordBodySchema,
    response: ignoreBody,
    // Not the order itself: the flow reads it and puts it into the cache.
    invalidatesTags: () => [listTag('Order')],
    toasts: { done: null, network: null, other: null },
  }),

  /** The client secret must never be logged (PAY-11). */
  createPaymentIntent: post('/create-payment-intent', {
    auth: 'bearer',
    body: paymentIntentBodySchema,
    response: value(clientSecretWireSchema, ({ clientSecret }) => clientSecret),
    // On failure the Payment page shows why its button is disabled (PAY-9).
    toasts: { done: null, other: null },
  }),
}

export const paymentsApi = defineCalls(paymentCalls)
