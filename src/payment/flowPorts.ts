import type { Cents } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import type { PaymentRecordBody } from '#src/domain/payment.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { WithLock } from '#src/payment/locks.ts'
import type { PaymentPort } from '#src/platform/ports.ts'

/** What the server made of a payment that was to be recorded; `notFound`: it knows no such order. */
export type RecordAnswer = 'done' | 'refused' | 'notFound'

/** What the payment flow asks of {api} and the session. */
export interface ShopCalls {
  /** Id of the signed-in account, null when nobody is. */
  user(): string | null
  /** The order as the server has it now; null when it is gone or not ours. Rejects when it can't be known. */
  readOrder(orderId: string): Promise<Order | null>
  /** A new client secret for a total in cents. Rejects when there is none to be had. */
  createSecret(totalCents: Cents): Promise<string>
  /** Records a charged payment on its order. Rejects when asking again at once may help. */
  record(orderId: string, body: PaymentRecordBody): Promise<RecordAnswer>
  /** Tells the customer that the order says it is paid (PAY-2). */
  notifyRecorded(): void
}

/** The world of the payment flow; tests replace all of it. */
export interface FlowPorts {
  shop: ShopCalls
  payment: Pick<PaymentPort, 'confirm' | 'retrieve'>
  journal: Journal
  withLock: WithLock
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after so many ms. */
  wait(ms: number): Promise<void>
}

/** Whose payment for which order. */
export interface PaymentKey {
  userId: string
  orderId: string
}
