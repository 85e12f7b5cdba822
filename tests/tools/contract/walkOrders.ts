import { clientSecretWireSchema } from '#src/domain/payment.ts'
import * as z from 'zod/mini'
import { toCents, toDollars, type Cents } from '#src/domain/money.ts'
import {
  orderTotal,
  toOrder,
  toPurchaseBody,
  orderWireSchema,
  type Order,
  type PurchaseBody,
} from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import { isDone, type Check } from '#tests/tools/contract/createCheck.ts'
import { madeUp, madeUpName, unknownId, type Person } from '#tests/tools/contract/people.ts'
import { changeGuarded, ordersIn, type People } from '#tests/tools/contract/walkReads.ts'

/** What the steps of a purchase need. */
interface Shopping {
  check: Check
  people: People
  customer: Person & { email: string }
  part: Part
  body: PurchaseBody
}

const ownOrders = async ({ check, customer }: Shopping): Promise<Order[]> =>
  (ordersIn(await check.send('getMyOrders', { email: customer.email }, customer.token)) ?? []).filter(
    ({ customer: buyer }) => buyer.name === madeUpName,
  )

/** Makes orders by `send`. @returns the first that was not there before */
async function newOrder(shopping: Shopping, send: () => Promise<unknown>): Promise<Order | null> {
  const known = new Set((await ownOrders(shopping)).map(({ id }) => id))
  await send()
  return (await ownOrders(shopping)).find(({ id }) => !known.has(id)) ?? null
}

const place = (shopping: Shopping): Promise<Order | null> =>
  newOrder(shopping, () => shopping.check.ask('placeOrder', shopping.body))

/** Half of it, or double where half is less than card providers take. */
const otherTotal = (total: Cents): number => toDollars(total >= 100 ? Math.round(total / 2) : total * 2)

/** Reads an order, prepares its payment and cancels it. @returns the client secret; '' for none */
async function payAndCancel(shopping: Shopping, order: Order): Promise<string> {
  const { check, people, customer } = shopping
  if (!check.reports.get('getMyOrder')?.isTried) await check.ask('getMyOrder', { id: order.id }, customer.token)
  const total = orderTotal(order) ?? 0
  const asked = await changeGuarded(check, 'createPaymentIntent', { totalPrice: toDollars(total) }, people)
  const secret = z.safeParse(clientSecretWireSchema, asked?.json).data?.clientSecret ?? ''
  if (secret !== '') {
    const other = await check.send('createPaymentIntent', { totalPrice: otherTotal(total) }, customer.token)
    const text = `createPaymentIntent gives a secret for $${otherTotal(total)}, though the order is $${toDollars(total)} (the card provider shows which it holds)`
    check.noteRisk('clientsTotal', isDone(other), text)
  }
  const cancelled = await check.ask('cancelOrder', { id: order.id })
  check.noteRisk('openCalls', isDone(cancelled), 'cancelOrder deletes an order')
  return secret
}

/** Orders at half the price. @returns the order; null when the server refused it */
async function orderAtHalfPrice(shopping: Shopping): Promise<Order | null> {
  const { check, part, body } = shopping
  const itemPrice = toDollars(Math.ceil(toCents(part.price ?? 0) / 2))
  const half = { ...body, itemInfo: { ...body.itemInfo, itemPrice } }
  const order = await newOrder(shopping, () => check.send('placeOrder', half, null))
  const price = order?.item?.price ?? null
  const text = `placeOrder stores $${itemPrice} for a part of $${part.price ?? 0}`
  check.noteRisk('clientsPrice', price === itemPrice, text)
  return order
}

/** Records a payment that was never made, twice, and ships the order. */
async function recordAndShip(shopping: Shopping, { id }: Order, clientSecret: string): Promise<void> {
  const { check, people, customer } = shopping
  const record = {
    id,
    clientSecret,
    transationId: 'contract-check',
    paymentMethod: 'contract-check',
    status: 'pending',
  }
  const isOpen = await check.askInVain('recordPayment', record, null, 'noToken', 'without a token')
  const lost = await check.send('recordPayment', { ...record, id: unknownId }, customer.token)
  check.noteRisk('recordsLost', isDone(lost), 'recordPayment records one for an id that does not exist')
  const first = await check.send('recordPayment', record, customer.token)
  const isRefused = first?.answer.error?.kind === 'refused' || first?.answer.error?.kind === 'notFound'
  if (isRefused && !isOpen) {
    check.noteRisk('clientsPayment', false)
    check.remark('recordPayment', `turns down a payment that was never made (${first?.status}), as it should`)
    return check.remark('shipOrder', 'there is no paid order to ship')
  }
  const second = await check.ask('recordPayment', record, customer.token)
  check.noteRisk('recordsOnce', isDone(first) && second?.answer.error !== undefined, 'recordPayment')
  const read = await check.send('getMyOrder', { id }, customer.token)
  const wire = z.safeParse(orderWireSchema, read?.json).data
  const isPaid = wire !== undefined && toOrder(wire).state !== 'unpaid'
  check.noteRisk('clientsPayment', isPaid, 'recordPayment records one without a charge')
  if (!isPaid) return check.remark('shipOrder', 'there is no paid order to ship')
  await changeGuarded(check, 'shipOrder', { id }, people)
  const deletion = await check.send('cancelOrder', { id }, null)
  check.noteRisk('deletesPaid', isDone(deletion), 'cancelOrder deletes one')
}

/** Asks for one piece more than there is, of the made-up part only: a real one must not run out. */
async function orderTooMuch(shopping: Shopping): Promise<void> {
  const { check, part, body } = shopping
  if (part.name !== madeUpName) return
  const quantity = part.available + 1
  const order = await newOrder(shopping, () => check.send('placeOrder', { ...body, quantity }, null))
  check.noteRisk('oversells', order !== null, `placeOrder takes ${quantity} pcs of ${part.available}`)
}

const orderCallNames = [
  'placeOrder',
  'cancelOrder',
  'createPaymentIntent',
  'deleteOrder',
  'recordPayment',
  'shipOrder',
] as const

/** Why no order is placed; null when one can be placed, found again and removed. */
async function obstacle(check: Check, { customer }: People, part: Part | null): Promise<string | null> {
  if (part === null) return 'there is no part that can be ordered'
  if (!customer?.email) return 'needs a customer’s token, or the order could not be found again'
  const orders = await check.ask('getMyOrders', { email: customer.email }, customer.token)
  return ordersIn(orders) === null ? 'getMyOrders can’t be read, so the order could not be found again' : null
}

/** Orders, cancels, deletes, pays and ships. What is left is removed by `cleanUp`. */
export async function writeOrders(check: Check, people: People, part: Part | null): Promise<void> {
  const { customer } = people
  const reason = await obstacle(check, people, part)
  if (reason !== null || !customer?.email || part === null) {
    for (const name of orderCallNames) check.remark(name, reason ?? '')
    return
  }
  const { email } = customer
  const quantity = String(part.minimumQuantity)
  const form = {
    userName: madeUpName,
    userEmail: email,
    userPhone: madeUp.phone,
    userAddress: madeUp.address,
    quantity,
  }
  const shopping: Shopping = { check, people, customer: { ...customer, email }, part, body: toPurchaseBody(form, part) }
  const first = await place(shopping)
  if (!first) return check.remark('placeOrder', 'the order is not among those of getMyOrders, so no other is placed')
  const secret = await payAndCancel(shopping, first)
  const second = (await orderAtHalfPrice(shopping)) ?? (await place(shopping))
  if (second) await changeGuarded(check, 'deleteOrder', { id: second.id }, people)
  const third = await place(shopping)
  if (third) await recordAndShip(shopping, third, secret)
  await orderTooMuch(shopping)
}
