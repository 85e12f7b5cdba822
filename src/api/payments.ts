import { anyBodyParser, createValueParser } from '#src/api/parseResponse.ts'
import { createListTag, noToasts, definePatch, definePost } from '#src/api/call.ts'
import { defineCalls } from '#src/api/baseApi.ts'
import { clientSecretWireSchema, paymentIntentBodySchema, paymentRecordBodySchema } from '#src/domain/payment.ts'

export const paymentCalls = {
  /**
   * Any 2xx response counts as a success, because the payment flow then fetches the order to check whether it is paid (DATA-12).
   * The Payment page shows the outcome.
   */
  recordPayment: definePatch('/mypurchase/{id}', {
    auth: 'bearer',
    body: paymentRecordBodySchema,
    response: anyBodyParser,
    // The payment flow itself fetches the order and puts it into the cache.
    invalidatesTags: () => [createListTag('Order')],
    toasts: noToasts,
  }),

  /** The client secret must never be logged (PAY-11). */
  createPaymentIntent: definePost('/create-payment-intent', {
    auth: 'bearer',
    body: paymentIntentBodySchema,
    response: createValueParser(clientSecretWireSchema, ({ clientSecret }) => clientSecret),
    // After a failure, the Payment page shows why its button is disabled (PAY-9).
    toasts: { done: null, failed: null },
  }),
}

export const paymentsApi = defineCalls(paymentCalls)
