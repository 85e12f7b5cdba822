import type { paymentCalls } from '#src/api/payments.ts'
import { toast } from '#src/lib/toast.ts'
import { payByCardAction, retryPreparationAction, retryRecordingAction } from '#tests/spec/actions/payment.ts'
import type { CallCases } from '#tests/spec/calls/callCase.ts'
import { orderListUrls } from '#tests/spec/calls/orders.ts'

export const paymentCases: CallCases<typeof paymentCalls> = {
  recordPayment: {
    spec: 'PATCH {api}/mypurchase/{id} (bearer) | clientSecret, transationId, paymentMethod, status | not shown',
    response: { acknowledged: true },
    // The payment flow itself requests the paid order, so the call refetches only the lists.
    refetchedUrls: orderListUrls,
    // The payment flow shows a toast once the order is paid.
    toasts: { network: null, else: null },
    trigger: payByCardAction,
    retry: { ...retryRecordingAction, done: toast.success('Payment sent successfully') },
  },
  createPaymentIntent: {
    spec: 'POST {api}/create-payment-intent (bearer) | totalPrice | clientSecret',
    response: { clientSecret: 'secret' },
    refetchedUrls: [],
    toasts: { network: toast.error('Something went wrong'), else: null },
    trigger: { page: 'payment', as: 'customer', failureTexts: { else: 'We couldn’t set up the payment' } },
    retry: retryPreparationAction,
  },
}
