import type { ChargedAttempt, ConfirmingAttempt, OpenAttempt } from '#src/domain/paymentAttempt.ts'

const commonFields = { userId: 'u1', orderId: 'o1', clientSecret: 'pi_1_secret', amountCents: 24_000, createdAt: 1000 }

/** The same payment attempt at each of its stages. */
export const openAttempt: OpenAttempt = { ...commonFields, stage: 'open' }
export const confirmingAttempt: ConfirmingAttempt = { ...commonFields, stage: 'confirming' }
export const chargedAttempt: ChargedAttempt = {
  ...commonFields,
  stage: 'charged',
  transactionId: 'pi_1',
  paymentMethodId: null,
}
