import type { ChargedAttempt, ConfirmingAttempt, OpenAttempt } from '#src/domain/paymentAttempt.ts'

const base = { userId: 'u1', orderId: 'o1', clientSecret: 'pi_1_secret', amountCents: 24_000, createdAt: 1000 }

/** One attempt to pay, at each of its stages. */
export const openAttempt: OpenAttempt = { ...base, stage: 'open' }
export const confirmingAttempt: ConfirmingAttempt = { ...base, stage: 'confirming' }
export const chargedAttempt: ChargedAttempt = {
  ...base,
  stage: 'charged',
  transactionId: 'pi_1',
  paymentMethodId: null,
}
