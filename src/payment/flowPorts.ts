import type { Cents } from '#src/domain/money.ts'
import type { Order } from '#src/domain/order.ts'
import type { PaymentRecordBody } from '#src/domain/payment.ts'
import type { Journal } from '#src/payment/journal.ts'
import type { WithLock } from '#src/payment/locks.ts'
import type { PaymentPort } from '#src/platform/ports.ts'

/** The server's response to recording a payment. Only the order itself says whether it is recorded (PAY-19). */
export type RecordResponse = 'accepted' | 'refused'

/** An order as the server has it now; `forbidden`: it is not this customer's. */
export type OrderRead = Order | 'notFound' | 'forbidden'

/** The API calls and the session data that the payment flow uses. */
export interface ShopCalls {
  /** Id of the signed-in account, null for a visitor. */
  userId(): string | null
  /** Reads the order from the server. Rejects when that fails. */
  readOrder(orderId: string): Promise<OrderRead>
  /** Creates a client secret for a total in cents. Rejects on failure. */
  createSecret(totalCents: Cents): Promise<string>
  /** Records a charged payment on its order. Rejects on failures that an immediate retry may fix. */
  record(orderId: string, body: PaymentRecordBody): Promise<RecordResponse>
  /** Shows the customer that the payment is recorded (PAY-2). */
  notifyRecorded(): void
}

/** Everything the payment flow depends on; tests replace all of it. */
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

/** Identifies a payment: one per user and order. */
export interface PaymentKey {
  userId: string
  orderId: string
}
