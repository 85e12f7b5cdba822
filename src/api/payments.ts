import { value } from '#src/api/answer.ts'
import { listTag } from '#src/api/call.ts'
import { anything } from '#src/api/confirmation.ts'
import { injectCalls } from '#src/api/injectCalls.ts'
import { patch, post } from '#src/api/mutation.ts'
import { clientSecretWireSchema, paymentIntentBodySchema, paymentRecordBodySchema } from '#src/domain/payment.ts'

export const paymentCalls = {
  /**
   * PATCH /mypurchase/{id}: any 2xx will do, then the order is read again (DATA-12). Repeated by the payment flow alone
   * (PAY-3). Silent: whether it is recorded is what the order says, and the page says the rest.
   */
  recordPayment: patch('/mypurchase/{id}', {
    access: 'bearer',
    body: paymentRecordBodySchema,
    answer: anything,
    invalidatesTags: ({ id }) => [listTag('Order'), { type: 'Order', id }],
    toasts: { done: null, network: null, other: null },
  }),

  /**
   * POST /create-payment-intent; the total in dollars, as `toPaymentIntentBody` writes it (DATA-3).
   * @returns the client secret, never to be logged (PAY-11)
   */
  createPaymentIntent: post('/create-payment-intent', {
    access: 'bearer',
    body: paymentIntentBodySchema,
    answer: value(clientSecretWireSchema, ({ clientSecret }) => clientSecret),
    // no secret: the Payment page itself says why the button is disabled (PAY-9)
    toasts: { done: null, other: null },
  }),
}

export const paymentsApi = injectCalls(paymentCalls)
