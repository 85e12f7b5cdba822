import * as z from 'zod/mini'
import { toCents } from '#src/domain/money.ts'
import { purchaseBodySchema } from '#src/domain/order.ts'
import { paymentIntentBodySchema, paymentRecordBodySchema } from '#src/domain/payment.ts'
import { orderPriceStepDollars, getOrderIdOfAmount, type Bank } from '#tests/support/paying/bank.ts'
import type { ReportViolation } from '#tests/support/paying/violations.ts'

export interface StoredOrder {
  id: string
  /** The customer's email. */
  owner: string
  /** Dollars per piece. */
  price: number
  quantity: number
  paid: boolean
  status: string
  transactionId: string
}

export interface ShopRequest {
  method: string
  path: string
  token: string | null
  body: unknown
  /** The browser that sent the request. */
  browser: string
}
interface ShopResponse {
  status: number
  body: unknown
}

const createFailure = (status: number): ShopResponse => ({ status, body: { message: 'no' } })
const acknowledgedResponse: ShopResponse = { status: 200, body: { acknowledged: true } }

/** The total in the body of a create-payment-intent request, in cents. */
export const parseRequestedCents = (body: unknown): number => toCents(z.parse(paymentIntentBodySchema, body).totalPrice)

export const toOrderWire = ({ id, owner, price, quantity, paid, status, transactionId }: StoredOrder) => ({
  _id: id,
  itemInfo: { itemName: 'Brake disc', itemPrice: price },
  quantity,
  userName: 'Kamal Hossain',
  userEmail: owner,
  paid,
  status,
  transationId: transactionId,
})

/**
 * A model of the shop's server. It checks only the owner's token, and accepts every order, total and payment record, so
 * only the shop's own code can prevent a violation.
 * @param isForgiving whether the server responds with 200 for a deleted order and with 403 to an expired token, and
 * lets a second payment replace the first
 */
export function createShopServer(bank: Bank, reportViolation: ReportViolation, isForgiving = false) {
  const orders = new Map<string, StoredOrder>()
  /** The transaction id of each payment record. Every accepted PATCH inserts a record. */
  const recordedTransactionIds: string[] = []
  const receivedFormIds = new Set<string>()
  /**
   * Transaction ids that a second payment has replaced. The order was still unpaid when each payment checked it, so
   * only a server could have rejected the second one.
   */
  const replacedTransactionIds = new Set<string>()
  /** The difference in cents between the next intent's amount and the requested amount. */
  let nextDeviationCents = 0
  let orderCount = 0
  /** The version at the end of a valid token. Tokens with an earlier version have expired. */
  let tokenVersion = 0

  function addOrder(owner: string): StoredOrder {
    orderCount += 1
    const id = `o${orderCount}`
    const price = orderCount * orderPriceStepDollars
    const order = { id, owner, price, quantity: 1, paid: false, status: '', transactionId: '' }
    orders.set(id, order)
    return order
  }

  function placeOrder(body: unknown): ShopResponse {
    // These tests use the phone number as the id of the order form.
    const { userEmail, userPhone: formId } = z.parse(purchaseBodySchema, body)
    if (receivedFormIds.has(formId)) reportViolation('double order', formId)
    receivedFormIds.add(formId)
    addOrder(userEmail)
    return acknowledgedResponse
  }

  /** @param order null if the order was deleted; its payment record is inserted nevertheless */
  function recordPayment(order: StoredOrder | null, caller: string, body: unknown): ShopResponse {
    const { clientSecret, transationId, paymentMethod, status } = z.parse(paymentRecordBodySchema, body)
    const intent = bank.intents.get(clientSecret)
    const isSecondPayment = order?.paid === true && order.transactionId !== transationId
    if (isSecondPayment && !isForgiving) return createFailure(409)
    if (isSecondPayment) replacedTransactionIds.add(order.transactionId)
    if (recordedTransactionIds.includes(transationId)) reportViolation('payment recorded twice', transationId)
    recordedTransactionIds.push(transationId)
    const isIntentOfRecord = intent?.id === transationId && intent.paymentMethodId === paymentMethod
    const orderId = order?.id ?? getOrderIdOfAmount(intent?.amount ?? 0)
    if (!isIntentOfRecord || intent.status !== 'succeeded' || getOrderIdOfAmount(intent.amount) !== orderId)
      reportViolation('record of an uncharged payment', `${orderId}: ${transationId}`)
    if (caller !== intent?.owner) reportViolation("another account's token", `${caller} records ${orderId}`)
    if (!order) return { status: 200, body: [{ acknowledged: true }, { modifiedCount: 0 }] }
    if (order.status === 'shipped' && !isSecondPayment) reportViolation('shipped order reset', order.id)
    Object.assign(order, { paid: true, status, transactionId: transationId })
    return acknowledgedResponse
  }

  function cancel({ path, browser }: ShopRequest): ShopResponse {
    const order = orders.get(path.split('=').at(-1) ?? '')
    if (!order || order.paid) return { status: 200, body: { acknowledged: true, deletedCount: 0 } }
    if (bank.mayBeCharged(order.id, browser)) reportViolation('charged order cancelled', order.id)
    orders.delete(order.id)
    return { status: 200, body: { acknowledged: true, deletedCount: 1 } }
  }

  function createIntent(body: unknown, caller: string): ShopResponse {
    const clientSecret = bank.createIntent(parseRequestedCents(body) + nextDeviationCents, caller)
    nextDeviationCents = 0
    return { status: 200, body: { clientSecret } }
  }

  function respondToAuthenticatedRequest({ method, path, token, body }: ShopRequest): ShopResponse {
    const caller = token?.split('|')[0] ?? ''
    const order = orders.get(path.split('/').at(-1) ?? '')
    if (method === 'PATCH' && order && caller !== order.owner)
      reportViolation("another account's token", `${caller} at ${order.id}`)
    if (token !== `${caller}|${tokenVersion}`) return createFailure(isForgiving ? 403 : 401)
    if (path === '/create-payment-intent') return createIntent(body, caller)
    if (!order && isForgiving)
      return method === 'PATCH' ? recordPayment(null, caller, body) : { status: 200, body: null }
    if (!order) return createFailure(404)
    if (order.owner !== caller) return createFailure(403)
    return method === 'PATCH' ? recordPayment(order, caller, body) : { status: 200, body: toOrderWire(order) }
  }

  return {
    orders,
    addOrder,
    recordPayment,
    replacedTransactionIds,
    deviateNextIntent: () => void (nextDeviationCents = 1),
    countForms: () => receivedFormIds.size,
    expireTokens: () => void (tokenVersion += 1),
    respond(request: ShopRequest): ShopResponse {
      if (request.path === '/mypurchase') return placeOrder(request.body)
      if (request.method === 'DELETE') return cancel(request)
      if (request.method !== 'PUT') return respondToAuthenticatedRequest(request)
      const email = decodeURIComponent(request.path.replace('/user/', ''))
      return { status: 200, body: [{ acknowledged: true }, { accessToken: `${email}|${tokenVersion}` }] }
    },
  }
}
export type ShopServer = ReturnType<typeof createShopServer>
