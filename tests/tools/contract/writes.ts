import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { toCents, toDollars } from '#src/domain/money.ts'
import { isPaid, getOrderTotal, toPurchaseBody, type Order, type PurchaseBody } from '#src/domain/order.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { isDone, unknownId, type Check } from '#tests/tools/contract/check.ts'
import { describeLeftovers } from '#tests/tools/contract/leftovers.ts'
import {
  isOwn,
  testPerson,
  unknownEmail,
  noteOpenCall,
  parseRows,
  transactionId,
  parseView,
} from '#tests/tools/contract/reads.ts'
import { noteTokenLife } from '#tests/tools/contract/tokens.ts'

/** Signs the test person in, unless the server correctly gives no token to strangers. */
async function signUp(check: Check): Promise<void> {
  const { email, name } = testPerson
  const response = await check.expectSuccess('upsertUser', { email, name }, ['refused', 'forbidden'])
  const token = parseView(allCalls.upsertUser.response, response)
  if (isDone(response) || response?.status === 401 || response?.status === 403)
    check.noteRisk('tokenForAnyone', 'upsertUser', token !== null, `gives one to ${email}`)
  if (token === null) return
  noteTokenLife(check, token)
  check.customer = { email, token }
  await check.expectSuccess('getAdmin', { email })
  if (isDone(await check.send('upsertUser', { email, name }, unknownField)))
    noteUnknownField(check, 'upsertUser', parseRows(await check.send('getUsers')).filter(isOwn))
}

/** A field that no call has, which the server should not store. */
const unknownField = { contractCheck: 'a field that no call has' }

/** Checks whether the server has stored the unknown field of a row. */
function noteUnknownField(check: Check, write: ApiCallName, rows: ReturnType<typeof parseRows>): void {
  if (rows.length === 0) return
  const isStored = rows.some((row) => 'contractCheck' in row)
  check.noteRisk('storesAnything', write, isStored, 'stores a field that it does not know')
}

/** Saves the profile of the test person, and nobody else's. */
async function writeProfile(check: Check): Promise<void> {
  const links = { education: 'BSC', country: 'Nepal', linkedin: 'https://shop.example/contract-check' }
  if (check.customer?.email === testPerson.email) await check.change('saveProfile', { ...testPerson, ...links })
  else await check.expectRejection('saveProfile', testPerson, null, 'noToken', 'without a token')
  await check.expectSuccess('getProfile', { email: testPerson.email })
}

const describe = 'Made by `npm run contract`, to be deleted.'
const isTestPart = ({ name }: { name: string }) => name === testPerson.name

/**
 * Adds a part, unless the part of an earlier check remains.
 * @returns a part that can be ordered, preferably the test part
 */
async function writePart(check: Check): Promise<Part | undefined> {
  const readParts = async () => parseView(allCalls.getParts.response, await check.send('getParts'))
  const image = 'https://shop.example/contract-check.png'
  const part = { name: testPerson.name, price: 12.34, minimumQuantity: 2, availableParts: 10, describe, image }
  if ((await readParts())?.some(isTestPart) === false) await check.change('addPart', part)
  const orderableParts = (await readParts())?.filter((candidate) => findUnavailableReason(candidate) === null)
  return orderableParts?.find(isTestPart) ?? orderableParts?.[0]
}

/** Adds a review and deletes it, if it can be found again; then adds a review with an unknown field. */
async function writeReview(check: Check): Promise<void> {
  if (!isDone(await check.send('getReviews'))) return
  const review = { ...testPerson, country: 'Nepal', review: describe, rating: 4.5 }
  await check.expectSuccess('addReview', review)
  const addedReview = parseView(allCalls.getReviews.response, await check.send('getReviews'))?.find(isTestPart)
  if (addedReview) await check.change('deleteReview', { id: addedReview.id })
  if (isDone(await check.send('addReview', review, unknownField)))
    noteUnknownField(check, 'addReview', parseRows(await check.send('getReviews')).filter(isOwn))
}

/** The orders of the customer; null if they can't be read. */
const readOrders = async (check: Check): Promise<Order[] | null> =>
  parseView(allCalls.getMyOrders.response, await check.send('getMyOrders', { email: check.customer?.email }))

/**
 * Places an order.
 * @param method `expectSuccess` if the call must work
 * @returns the new order; undefined if no order was placed, null if the result is unknown
 */
async function placeOrder(
  check: Check,
  body: PurchaseBody,
  method: 'expectSuccess' | 'send' = 'expectSuccess',
): Promise<Order | undefined | null> {
  const ordersBefore = await readOrders(check)
  const response = await check[method]('placeOrder', { ...body })
  const ordersAfter = await readOrders(check)
  if (!response || !ordersBefore || !ordersAfter) return null
  const idsBefore = new Set(ordersBefore.map(({ id }) => id))
  return ordersAfter.find(({ id }) => !idsBefore.has(id))
}

/**
 * Reads an order, prepares its payment and cancels it.
 * @returns the client secret; '' if there is none
 */
async function prepareAndCancel(check: Check, order: Order): Promise<string> {
  await check.expectSuccess('getMyOrder', { id: order.id })
  const totalPrice = toDollars(getOrderTotal(order) ?? 0)
  const preparedPayment = await check.change('createPaymentIntent', { totalPrice })
  const secret = parseView(allCalls.createPaymentIntent.response, preparedPayment) ?? ''
  if (secret !== '') {
    const otherPayment = await check.send('createPaymentIntent', { totalPrice: totalPrice * 2 })
    if (otherPayment)
      check.noteRisk(
        'clientsTotal',
        'createPaymentIntent',
        isDone(otherPayment),
        `takes $${totalPrice * 2}, though no order has this total`,
      )
  }
  const cancelResponse = await check.expectSuccess('cancelOrder', { id: order.id })
  noteOpenCall(check, 'cancelOrder', cancelResponse, 'deletes an order')
  return secret
}

/** Records a payment that was never made, twice, and ships the order. */
async function recordAndShip(check: Check, { id }: Order, clientSecret: string): Promise<void> {
  const transationId = transactionId
  const record = { id, clientSecret, transationId, paymentMethod: transationId, status: 'pending' }
  const isOpen = await check.expectRejection('recordPayment', record, null, 'noToken', 'without a token')
  const lostRecord = await check.send('recordPayment', { ...record, id: unknownId })
  if (lostRecord)
    check.noteRisk('recordsLost', 'recordPayment', isDone(lostRecord), 'records one for an id that does not exist')
  const firstRecord = await check.send('recordPayment', record)
  const { kind } = firstRecord?.result.error ?? {}
  if ((kind === 'refused' || kind === 'notFound') && !isOpen)
    return check.noteRisk('clientsPayment', 'recordPayment', false)
  const secondRecord = await check.expectSuccess('recordPayment', record)
  if (isDone(firstRecord) && secondRecord) check.noteRisk('recordsOnce', 'recordPayment', !isDone(secondRecord))
  const order = parseView(allCalls.getMyOrder.response, await check.send('getMyOrder', { id }))
  if (order === null) return
  check.noteRisk('clientsPayment', 'recordPayment', isPaid(order), 'makes an order paid without a charge')
  if (!isPaid(order)) return
  await check.change('shipOrder', { id })
  const cancelResponse = await check.send('cancelOrder', { id })
  if (cancelResponse) check.noteRisk('deletesPaid', 'cancelOrder', isDone(cancelResponse))
}

/** Orders, cancels, deletes, pays and ships, unless the orders could not be found again. */
async function writeOrders(check: Check, part: Part | undefined): Promise<void> {
  const { customer } = check
  if (!part || !customer || (await readOrders(check)) === null) return
  const { name: userName, phone: userPhone, address: userAddress } = testPerson
  const buyer = { userName, userPhone, userAddress, userEmail: customer.email }
  const body = toPurchaseBody({ ...buyer, quantity: String(part.minimumQuantity) }, part)
  const firstOrder = await placeOrder(check, body)
  if (!firstOrder) return
  const secret = await prepareAndCancel(check, firstOrder)

  const price = part.price ?? 0
  const itemPrice = toDollars(Math.ceil(toCents(price) / 2))
  const cheapOrder = await placeOrder(check, { ...body, itemInfo: { ...body.itemInfo, itemPrice } }, 'send')
  const isPriceAccepted = cheapOrder?.item?.price === itemPrice
  if (cheapOrder !== null)
    check.noteRisk('clientsPrice', 'placeOrder', isPriceAccepted, `stores $${itemPrice} for a part of $${price}`)
  const secondOrder = cheapOrder ?? (await placeOrder(check, body))
  if (secondOrder) await check.change('deleteOrder', { id: secondOrder.id })

  const thirdOrder = await placeOrder(check, body)
  if (thirdOrder) await recordAndShip(check, thirdOrder, secret)
  // Only the test part is ordered in excess, because a real part must not run out.
  if (!isTestPart(part)) return
  const pieces = part.available + 1
  const excessOrder = await placeOrder(check, { ...body, quantity: pieces }, 'send')
  if (excessOrder !== null)
    check.noteRisk('oversells', 'placeOrder', excessOrder !== undefined, `takes ${pieces}, one more than there are`)
}

/** The rows with the test person's name: the call that lists them, and their ids. */
async function findTestRows(check: Check): Promise<[name: ApiCallName, id: string][]> {
  const ownRows: [ApiCallName, string][] = []
  for (const name of ['getMyOrders', 'getOrders', 'getReviews', 'getParts', 'getUsers'] as const)
    for (const row of parseRows(await check.send(name, { email: check.customer?.email })))
      if (isOwn(row)) ownRows.push([name, row._id])
  return ownRows
}

/**
 * Makes the calls that change something, as the test person or, if that person gets no token, as the given person. In
 * the end, even if a step has failed, removes all orders and reviews with the test person's name, including those of
 * earlier checks.
 */
export async function writeAll(check: Check): Promise<void> {
  try {
    await signUp(check)
    await writeProfile(check)
    // Nobody is promoted, because the admin already has the role.
    await check.change('makeAdmin', { email: check.admin?.email ?? unknownEmail }, { email: unknownEmail })
    await writeReview(check)
    await writeOrders(check, await writePart(check))
  } finally {
    // The cleanup continues after Ctrl+C.
    check.target = { ...check.target, signal: new AbortController().signal }
    for (const [list, id] of await findTestRows(check)) {
      if (list === 'getReviews') await check.send('deleteReview', { id })
      if (list.endsWith('Orders')) await check.send('cancelOrder', { id })
      if (list.endsWith('Orders')) await check.send('deleteOrder', { id })
    }
    check.leftovers = await describeLeftovers(check)
  }
}
