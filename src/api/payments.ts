import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { toDollars, type Cents } from '#src/domain/money.ts'
import { clientSecretWireSchema, type PaymentRecordBody } from '#src/domain/payment.ts'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /create-payment-intent: the total in cents is sent in dollars (DATA-3).
     * @returns `{ clientSecret }`, never to be logged (PAY-11)
     */
    createPaymentIntent: build.mutation({
      query: (totalCents: Cents) => call('createPaymentIntent', { totalPrice: toDollars(totalCents) }),
      rawResponseSchema: clientSecretWireSchema,
    }),
    /** PATCH /mypurchase/{id}: any 2xx will do, then the order is read again (DATA-12). Repeated by the payment flow alone (PAY-3). */
    recordPayment: build.mutation<null, { id: string; body: PaymentRecordBody }>({
      query: ({ id, body }) => call('recordPayment', { id, ...body }),
      invalidatesTags: (_done, _error, { id }) => [
        { type: 'Order', id: listId },
        { type: 'Order', id },
      ],
    }),
  }),
})
