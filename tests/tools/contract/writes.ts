import { allCalls, type CallName } from '#mocks/allCalls.ts'
import { toCents, toDollars } from '#src/domain/money.ts'
import { isPaid, orderTotal, toPurchaseBody, type Order, type PurchaseBody } from '#src/domain/order.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'
import { isDone, unknownId, type Check } from '#tests/tools/contract/check.ts'
import { madeUp, nobody, rowsIn, viewIn } from '#tests/tools/contract/reads.ts'

/** Signs the made-up person in, unless the server gives no token to strangers, which is right. */
async function signUp(check: Check): Promise<void> {
  const { email, name } = madeUp
  const asked = await check.ask('upsertUser', { email, name }, ['refused', 'forbidden'])
  const token = viewIn(allCalls.upsertUser.answer, asked)
  if (asked !== null) check.noteRisk('tokenForAnyone', token !== null, `upsertUser gives one to ${email}`)
  if (token === null) return
  check.customer = { email, token }
  await check.ask('getAdmin', { email })
}

/** Saves the profile of the made-up person: nobody else's is touched. */
async function writeProfile(check: Check): Promise<void> {
  const links = { education: 'BSC', country: 'Nepal', linkedin: 'https://shop.example/contract-check' }
  if (check.customer?.email === madeUp.email) await check.change('saveProfile', { ...madeUp, ...links })
  else await check.askInVain('saveProfile', madeUp, null, 'noToken', 'without a token')
  await check.ask('getProfile', { email: madeUp.email })
}

const describe = 'Made by `npm run contract`, to be deleted.'
const isMadeUp = ({ name }: { name: string }) => name === madeUp.name

/** Adds a part, unless that of an earlier check is still there. @returns one that can be ordered, best the made-up one */
async function writePart(check: Check): Promise<Part | undefined> {
  const readParts = async () => viewIn(allCalls.getParts.answer, await check.send('getParts'))
  const image = 'https://shop.example/contract-check.png'
  const part = { name: madeUp.name, price: 12.34, minimumQuantity: 2, availableParts: 10, describe, image }
  if ((await readParts())?.some(isMadeUp) === false) await check.change('addPart', part)
  const buyable = (await readParts())?.filter((candidate) => purchaseBlock(candidate) === null)
  return buyable?.find(isMadeUp) ?? buyable?.[0]
}

/** Adds a review and deletes it, if it can be found again. */
async function writeReview(check: Check): Promise<void> {
  if (!isDone(await check.send('getReviews'))) return
  await check.ask('addReview', { ...madeUp, country: 'Nepal', review: describe, rating: 4.5 })
  const review = viewIn(allCalls.getReviews.answer, await check.send('getReviews'))?.find(isMadeUp)
  if (review) await check.change('deleteReview', { id: review.id })
}

/** The orders of the customer; null when they can't be read. */
const readOrders = async (check: Check): Promise<Order[] | null> =>
  viewIn(allCalls.getMyOrders.answer, await check.send('getMyOrders', { email: check.customer?.email }))

/** Places an order. @param how whether it must work @returns the order that was not there before */
async function place(check: Check, body: PurchaseBody, how: 'ask' | 'send' = 'ask'): Promise<Order | undefined> {
  const known = new Set((await readOrders(check))?.map(({ id }) => id))
  await check[how]('placeOrder', { ...body })
  return (await readOrders(check))?.find(({ id }) => !known.has(id))
}

/** Reads an order, prepares its payment and cancels it. @returns the client secret; '' for none */
async function prepareAndCancel(check: Check, order: Order): Promise<string> {
  await check.ask('getMyOrder', { id: order.id })
  const totalPrice = toDollars(orderTotal(order) ?? 0)
  const prepared = await check.change('createPaymentIntent', { totalPrice })
  const secret = viewIn(allCalls.createPaymentIntent.answer, prepared) ?? ''
  if (secret !== '') {
    const other = await check.send('createPaymentIntent', { totalPrice: totalPrice * 2 })
    check.noteRisk('clientsTotal', isDone(other), `createPaymentIntent takes $${totalPrice * 2}, though no order is`)
  }
  const cancelled = await check.ask('cancelOrder', { id: order.id })
  check.noteRisk('openCalls', isDone(cancelled), 'cancelOrder deletes an order')
  return secret
}

/** Records a payment that was never made, twice, and ships the order. */
async function recordAndShip(check: Check, { id }: Order, clientSecret: string): Promise<void> {
  const transationId = 'contract-check'
  const record = { id, clientSecret, transationId, paymentMethod: transationId, status: 'pending' }
  const isOpen = await check.askInVain('recordPayment', record, null, 'noToken', 'without a token')
  const lost = await check.send('recordPayment', { ...record, id: unknownId })
  check.noteRisk('recordsLost', isDone(lost), 'recordPayment records one for an id that does not exist')
  const first = await check.send('recordPayment', record)
  const { kind } = first?.answer.error ?? {}
  if ((kind === 'refused' || kind === 'notFound') && !isOpen) return check.noteRisk('clientsPayment', false)
  const second = await check.ask('recordPayment', record)
  check.noteRisk('recordsOnce', isDone(first) && !isDone(second), 'recordPayment')
  const order = viewIn(allCalls.getMyOrder.answer, await check.send('getMyOrder', { id }))
  const counts = order !== null && isPaid(order)
  check.noteRisk('clientsPayment', counts, 'recordPayment records one without a charge')
  if (!counts) return
  await check.change('shipOrder', { id })
  check.noteRisk('deletesPaid', isDone(await check.send('cancelOrder', { id })), 'cancelOrder deletes one')
}

/** Orders, cancels, deletes, pays and ships, unless the orders could not be found again. */
async function writeOrders(check: Check, part: Part | undefined): Promise<void> {
  const { customer } = check
  if (!part || !customer || (await readOrders(check)) === null) return
  const { name: userName, phone: userPhone, address: userAddress } = madeUp
  const buyer = { userName, userPhone, userAddress, userEmail: customer.email }
  const body = toPurchaseBody({ ...buyer, quantity: String(part.minimumQuantity) }, part)
  const first = await place(check, body)
  if (!first) return
  const secret = await prepareAndCancel(check, first)

  const price = part.price ?? 0
  const itemPrice = toDollars(Math.ceil(toCents(price) / 2))
  const cheap = await place(check, { ...body, itemInfo: { ...body.itemInfo, itemPrice } }, 'send')
  const isBelieved = cheap?.item?.price === itemPrice
  check.noteRisk('clientsPrice', isBelieved, `placeOrder stores $${itemPrice} for a part of $${price}`)
  const second = cheap ?? (await place(check, body))
  if (second) await check.change('deleteOrder', { id: second.id })

  const third = await place(check, body)
  if (third) await recordAndShip(check, third, secret)
  // Of the made-up part only: a real one must not run out.
  if (!isMadeUp(part)) return
  const tooMuch = await place(check, { ...body, quantity: part.available + 1 }, 'send')
  check.noteRisk('oversells', tooMuch !== undefined, `placeOrder takes one more than there are: ${part.available + 1}`)
}

/** What bears the made-up name: the call that lists it, and its id. */
async function findOwn(check: Check): Promise<[name: CallName, id: string][]> {
  const own: [CallName, string][] = []
  for (const name of ['getMyOrders', 'getOrders', 'getReviews', 'getParts', 'getUsers'] as const)
    for (const row of rowsIn(await check.send(name, { email: check.customer?.email })))
      if (row.name === madeUp.name || row.userName === madeUp.name) own.push([name, row._id])
  return own
}

/**
 * Makes the calls that change something, as the made-up person or, if the server gives it no token, as the given one. Then
 * it removes all orders and reviews that bear the made-up name, those of earlier checks too, also when a step fails.
 */
export async function writeAll(check: Check): Promise<void> {
  try {
    await signUp(check)
    await writeProfile(check)
    // Nobody is promoted: an admin is made an admin again.
    await check.change('makeAdmin', { email: check.admin?.email ?? nobody }, { email: nobody })
    await writeReview(check)
    await writeOrders(check, await writePart(check))
  } finally {
    // Goes on after Ctrl+C.
    check.target = { ...check.target, signal: new AbortController().signal }
    for (const [list, id] of await findOwn(check)) {
      if (list === 'getReviews') await check.send('deleteReview', { id })
      if (list.endsWith('Orders')) await check.send('cancelOrder', { id })
      if (list.endsWith('Orders')) await check.send('deleteOrder', { id })
    }
    check.left = new Set((await findOwn(check)).map(([, id]) => id))
  }
}
