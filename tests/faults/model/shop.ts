import * as z from 'zod/mini'
import { toCents } from '#src/domain/money.ts'
import { purchaseBodySchema } from '#src/domain/order.ts'
import { paymentIntentBodySchema, paymentRecordBodySchema } from '#src/domain/payment.ts'
import { orderOf, orderSpan, type Bank } from '#tests/faults/model/bank.ts'
import type { Violate } from '#tests/faults/model/violations.ts'

interface StoredOrder {
  id: string
  /** E-mail of its customer. */
  owner: string
  /** Dollars, of one piece: the total too. */
  price: number
  paid: boolean
  status: string
  transactionId: string
}

/** A request as the server gets it. */
export interface Request {
  method: string
  path: string
  token: string | null
  body: unknown
}
export interface Reply {
  status: number
  body: unknown
}

const refused = (status: number): Reply => ({ status, body: { message: 'no' } })
const done: Reply = { status: 200, body: { acknowledged: true } }

/** The total that a secret is asked for, in cents. */
export const totalOf = (body: unknown): number => toCents(z.parse(paymentIntentBodySchema, body).totalPrice)

const toWire = ({ id, owner, price, paid, status, transactionId }: StoredOrder) => ({
  _id: id,
  itemInfo: { itemName: 'Brake disc', itemPrice: price },
  quantity: 1,
  userEmail: owner,
  paid,
  status,
  transationId: transactionId,
})

/**
 * {api} as naive as it may be: it takes every order, every total and every record that comes with its owner's token. All
 * that is guarded is guarded by the shop's own code.
 */
export function createShop(bank: Bank, violate: Violate) {
  const orders = new Map<string, StoredOrder>()
  const forms = new Set<string>()
  let number = 0
  let tokenAge = 0

  function addOrder(owner: string): void {
    number += 1
    const id = `o${number}`
    orders.set(id, { id, owner, price: number * orderSpan, paid: false, status: '', transactionId: '' })
  }

  function placeOrder(body: unknown): Reply {
    const { userEmail, userPhone: form } = z.parse(purchaseBodySchema, body)
    if (forms.has(form)) violate('double order', form)
    forms.add(form)
    addOrder(userEmail)
    return done
  }

  function record(order: StoredOrder, caller: string, body: unknown): Reply {
    const { clientSecret, transationId, paymentMethod, status } = z.parse(paymentRecordBodySchema, body)
    const intent = bank.intents.get(clientSecret)
    const isRight = intent?.id === transationId && intent.paymentMethodId === paymentMethod
    if (!isRight || intent.status !== 'succeeded' || orderOf(intent.amountCents) !== order.id)
      violate('record of an uncharged payment', `${order.id}: ${transationId}`)
    if (caller !== intent?.owner) violate("another account's token", `${caller} records ${order.id}`)
    if (order.status === 'shipped') violate('shipped order sent back', order.id)
    Object.assign(order, { paid: true, status, transactionId: transationId })
    return done
  }

  function withBearer({ method, path, token, body }: Request): Reply {
    const caller = token?.split('|')[0] ?? ''
    const order = orders.get(path.split('/').at(-1) ?? '')
    if (method === 'PATCH' && order && caller !== order.owner)
      violate("another account's token", `${caller} at ${order.id}`)
    if (token !== `${caller}|${tokenAge}`) return refused(401)
    if (path === '/create-payment-intent')
      return { status: 200, body: { clientSecret: bank.open(totalOf(body), caller) } }
    if (!order) return refused(404)
    if (order.owner !== caller) return refused(403)
    return method === 'PATCH' ? record(order, caller, body) : { status: 200, body: toWire(order) }
  }

  return {
    orders,
    addOrder,
    /** How many order forms arrived. */
    bought: () => forms.size,
    /** Every token is refused from now on. */
    expireTokens: () => void (tokenAge += 1),
    answer(request: Request): Reply {
      if (request.path === '/mypurchase') return placeOrder(request.body)
      if (request.method !== 'PUT') return withBearer(request)
      const email = decodeURIComponent(request.path.replace('/user/', ''))
      return { status: 200, body: [{ acknowledged: true }, { accessToken: `${email}|${tokenAge}` }] }
    },
  }
}
export type Shop = ReturnType<typeof createShop>
