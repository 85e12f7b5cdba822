import { baseApi, listId } from '#src/api/baseApi.ts'
import { call } from '#src/api/request.ts'
import { toDollars, type Cents } from '#src/domain/money.ts'
import { clientSecretWireSchema, type PaymentRecordBody } from '#src/domain/payment.ts'

export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /create-payment-intent: the total in cents is sent in dollars (DECISIONS A3).
     * @returns `{ clientSecret }`, never to be logged (DECISIONS E11)
     */
    createPaymentIntent: build.mutation({
      query: (totalCents: Cents) => call('createPaymentIntent', { totalPrice: toDollars(totalCents) }),
      rawResponseSchema: clientSecretWireSchema,
    }),
    /** PATCH /mypurchase/{id}: any 2xx will do, then the order is read again (DECISIONS A12). Repeated by the payment flow alone (E3). */
    recordPayment: build.mutation<null, { id: string; body: PaymentRecordBody }>({
      query: ({ id, body }) => call('recordPayment', { id, ...body }),
      invalidatesTags: (_done, _error, { id }) => [
        { type: 'Order', id: listId },
        { type: 'Order', id },
      ],
    }),
  }),
})
