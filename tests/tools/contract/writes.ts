import { allCalls, type ApiCallName } from '#mocks/allCalls.ts'
import { toCents, toDollars } from '#src/domain/money.ts'
import { isPaid, getOrderTotal, toPurchaseBody, type Order, type PurchaseBody } from '#src/domain/order.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { hasSucceeded, unknownId, type Check } from '#tests/tools/contract/check.ts'
import { describeLeftovers } from '#tests/tools/contract/leftovers.ts'
import {
  isTestRow,
  testPerson,
  unknownEmail,
  noteOpenCall,
  parseRows,
  transactionId,
  parseData,
} from '#tests/tools/contract/reads.ts'
import { noteTokenLifetime } from '#tests/tools/contract/tokens.ts'

/** Requests a token for the test person, to use it as the customer's. A correct server gives strangers no token. */
async function checkSignUp(check: Check): Promise<void> {
  const { email, name } = testPerson
  const response = await check.expectSuccess('upsertUser', { email, name }, ['refused', 'forbidden'])
  const token = parseData(allCalls.upsertUser.response, response)
  if (hasSucceeded(response) || response?.status === 401 || response?.status === 403)
    check.noteRisk('tokenForAnyone', 'upsertUser', token !== null, `gives one to ${email}`)
  if (token === null) return
  noteTokenLifetime(check, token)
  check.customer = { email, token }
  await check.expectSuccess('getAdmin', { email })
  if (hasSucceeded(await check.send('upsertUser', { email, name }, unknownField)))
    noteUnknownField(check, 'upsertUser', parseRows(await check.send('getUsers')).filter(isTestRow))
}

/** A field that no call has. The server should not store it. */
const unknownField = { contractCheck: 'a field that no call has' }

/** Notes whether the server has stored the unknown field in one of these rows. */
function noteUnknownField(check: Check, write: ApiCallName, rows: ReturnType<typeof parseRows>): void {
  if (rows.length === 0) return
  const isStored = rows.some((row) => 'contractCheck' in row)
  check.noteRisk('storesAnything', write, isStored, 'stores a field that it does not know')
}

/** Saves the test person's profile, if the test person is the customer. Other people's profiles are never changed. */
async function writeProfile(check: Check): Promise<void> {
  const profileFields = { education: 'BSC', country: 'Nepal', linkedin: 'https://shop.example/contract-check' }
  if (check.customer?.email === testPerson.email) await check.change('saveProfile', { ...testPerson, ...profileFields })
  else await check.expectRejection('saveProfile', testPerson, null, 'noToken', 'without a token')
  await check.expectSuccess('getProfile', { email: testPerson.email })
}

const testText = 'Made by `npm run contract`, to be deleted.'
const hasTestName = ({ name }: { name: string }) => name === testPerson.name

/**
 * Adds the test part, unless an earlier check has left one.
 * @returns a part that can be ordered, preferably the test part
 */
async function writePart(check: Check): Promise<Part | undefined> {
  const readParts = async () => parseData(allCalls.getParts.response, await check.send('getParts'))
  const image = 'https://shop.example/contract-check.png'
  const part = {
    name: testPerson.name,
    price: 12.34,
    minimumQuantity: 2,
    availableParts: 10,
    describe: testText,
    image,
  }
  if ((await readParts())?.some(hasTestName) === false) await check.change('addPart', part)
  const orderableParts = (await readParts())?.filter((candidate) => findUnavailableReason(candidate) === null)
  return orderableParts?.find(hasTestName) ?? orderableParts?.[0]
}

/** Adds a review, and deletes it if the list contains it. Then adds a review with an unknown field. */
async function writeReview(check: Check): Promise<void> {
  if (!hasSucceeded(await check.send('getReviews'))) return
  const review = { ...testPerson, country: 'Nepal', review: testText, rating: 4.5 }
  await check.expectSuccess('addReview', review)
  const addedReview = parseData(allCalls.getReviews.response, await check.send('getReviews'))?.find(hasTestName)
  if (addedReview) await check.change('deleteReview', { id: addedReview.id })
  if (hasSucceeded(await check.send('addReview', review, unknownField)))
    noteUnknownField(check, 'addReview', parseRows(await check.send('getReviews')).filter(isTestRow))
}

/** @returns the customer's orders; null if they can't be read */
const readOrders = async (check: Check): Promise<Order[] | null> =>
  parseData(allCalls.getMyOrders.response, await check.send('getMyOrders', { email: check.customer?.email }))

/**
 * Places an order.
 * @param method `expectSuccess` if the call must succeed, otherwise `send`
 * @returns the new order; undefined if no order was placed; null if the result is unknown
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
 * Reads an order, prepares its payment and cancels the order.
 * @returns the client secret of the prepared payment; '' if the preparation failed
 */
async function prepareAndCancel(check: Check, order: Order): Promise<string> {
  await check.expectSuccess('getMyOrder', { id: order.id })
  const totalPrice = toDollars(getOrderTotal(order) ?? 0)
  const preparedPayment = await check.change('createPaymentIntent', { totalPrice })
  const secret = parseData(allCalls.createPaymentIntent.response, preparedPayment) ?? ''
  if (secret !== '') {
    const otherPayment = await check.send('createPaymentIntent', { totalPrice: totalPrice * 2 })
    if (otherPayment)
      check.noteRisk(
        'clientsTotal',
        'createPaymentIntent',
        hasSucceeded(otherPayment),
        `takes $${totalPrice * 2}, though no order has this total`,
      )
  }
  const cancelResponse = await check.expectSuccess('cancelOrder', { id: order.id })
  noteOpenCall(check, 'cancelOrder', cancelResponse, 'deletes an order')
  return secret
}

/** Records a payment twice, although it was never made. If the order is paid afterwards, ships it. */
async function recordAndShip(check: Check, { id }: Order, clientSecret: string): Promise<void> {
  const transationId = transactionId
  const record = { id, clientSecret, transationId, paymentMethod: transationId, status: 'pending' }
  const wasExecuted = await check.expectRejection('recordPayment', record, null, 'noToken', 'without a token')
  const lostRecord = await check.send('recordPayment', { ...record, id: unknownId })
  if (lostRecord)
    check.noteRisk(
      'recordsLost',
      'recordPayment',
      hasSucceeded(lostRecord),
      'records one for an id that does not exist',
    )
  const firstRecord = await check.send('recordPayment', record)
  const { kind } = firstRecord?.result.error ?? {}
  if ((kind === 'refused' || kind === 'notFound') && !wasExecuted)
    return check.noteRisk('clientsPayment', 'recordPayment', false)
  const secondRecord = await check.expectSuccess('recordPayment', record)
  if (hasSucceeded(firstRecord) && secondRecord)
    check.noteRisk('recordsOnce', 'recordPayment', !hasSucceeded(secondRecord))
  const order = parseData(allCalls.getMyOrder.response, await check.send('getMyOrder', { id }))
  if (order === null) return
  check.noteRisk('clientsPayment', 'recordPayment', isPaid(order), 'makes an order paid without a charge')
  if (!isPaid(order)) return
  await check.change('shipOrder', { id })
  const cancelResponse = await check.send('cancelOrder', { id })
  if (cancelResponse) check.noteRisk('deletesPaid', 'cancelOrder', hasSucceeded(cancelResponse))
}

/** Places, cancels, deletes, pays and ships orders. Does nothing if the customer's orders can't be read. */
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
  // Orders more than the stock only of the test part, because a real part must not run out.
  if (!hasTestName(part)) return
  const excessQuantity = part.available + 1
  const excessOrder = await placeOrder(check, { ...body, quantity: excessQuantity }, 'send')
  if (excessOrder !== null)
    check.noteRisk(
      'oversells',
      'placeOrder',
      excessOrder !== undefined,
      `takes ${excessQuantity}, one more than there are`,
    )
}

/** @returns the rows that this command has created: for each, the call that lists it, and its id */
async function findTestRows(check: Check): Promise<[name: ApiCallName, id: string][]> {
  const testRows: [ApiCallName, string][] = []
  for (const name of ['getMyOrders', 'getOrders', 'getReviews', 'getParts', 'getUsers'] as const)
    for (const row of parseRows(await check.send(name, { email: check.customer?.email })))
      if (isTestRow(row)) testRows.push([name, row._id])
  return testRows
}

/**
 * Makes the calls that change data, as the test person. If that person gets no token, makes them as the customer whose
 * token was given. At the end, even after a failure, removes all orders and reviews with the test person's name,
 * including those of earlier checks.
 */
export async function checkWrites(check: Check): Promise<void> {
  try {
    await checkSignUp(check)
    await writeProfile(check)
    // This changes no role, because the account is already an admin's.
    await check.change('makeAdmin', { email: check.admin?.email ?? unknownEmail }, { email: unknownEmail })
    await writeReview(check)
    await writeOrders(check, await writePart(check))
  } finally {
    // A new signal lets the cleanup continue after Ctrl+C.
    check.target = { ...check.target, signal: new AbortController().signal }
    for (const [list, id] of await findTestRows(check)) {
      if (list === 'getReviews') await check.send('deleteReview', { id })
      if (list.endsWith('Orders')) await check.send('cancelOrder', { id })
      if (list.endsWith('Orders')) await check.send('deleteOrder', { id })
    }
    check.leftovers = await describeLeftovers(check)
  }
}
