import type { Check } from '#tests/tools/contract/createCheck.ts'
import { madeUp, madeUpName } from '#tests/tools/contract/people.ts'
import { ordersIn, partsIn, reviewsIn, type People } from '#tests/tools/contract/walkReads.ts'
import type { Order } from '#src/domain/order.ts'

/** @returns null when neither list of orders could be read */
async function findOrders(check: Check, { customer, admin }: People): Promise<Order[] | null> {
  const own = customer?.email ? await check.send('getMyOrders', { email: customer.email }, customer.token) : null
  const all = admin && (await check.send('getOrders', {}, admin.token))
  const lists = [ordersIn(own), ordersIn(all)].filter((list) => list !== null)
  if (lists.length === 0) return null
  const orders = new Map(lists.flat().map((order) => [order.id, order])).values()
  return [...orders].filter((order) => order.customer.name === madeUpName)
}

async function findNamed<Row extends { name: string }>(rows: Promise<Row[] | null>): Promise<Row[] | null> {
  return (await rows)?.filter(({ name }) => name === madeUpName) ?? null
}

const findReviews = (check: Check) => findNamed(check.send('getReviews', {}, null).then(reviewsIn))
const findParts = (check: Check) => findNamed(check.send('getParts', {}, null).then(partsIn))

/** Something of this command that is still there. */
export interface Leftover {
  /** null when it is not known. */
  id: string | null
  text: string
  /** No call could have removed it. */
  isUnavoidable: boolean
}

const notDeleted = 'the server did not delete it'

/** @param rows null when the server doesn't let us see whether any are left */
const describe = <Row extends { id: string }>(
  rows: Row[] | null,
  kind: string,
  why: (row: Row) => string,
): Leftover[] =>
  rows === null
    ? [{ id: null, text: `perhaps ${kind}s of “${madeUpName}”: their list can’t be read`, isUnavoidable: true }]
    : rows.map((row) => ({
        id: row.id,
        text: `${kind} ${row.id}: ${why(row)}`,
        isUnavoidable: why(row) !== notDeleted,
      }))

/**
 * Removes all orders and reviews that bear the made-up name, those of earlier checks too.
 * @param check one of its own: what is sent here says nothing about the calls
 * @param isUpserted whether the made-up person was signed in
 * @returns what is left, and why
 */
export async function cleanUp(check: Check, people: People, isUpserted: boolean): Promise<Leftover[]> {
  const adminToken = people.admin?.token ?? null
  const user = {
    id: null,
    text: `user ${madeUp.email} and the profile: the API has no call that deletes them`,
    isUnavoidable: true,
  }
  for (const { id } of (await findOrders(check, people)) ?? []) {
    await check.send('cancelOrder', { id }, null)
    if (adminToken !== null) await check.send('deleteOrder', { id }, adminToken)
  }
  for (const { id } of (await findReviews(check)) ?? [])
    if (adminToken !== null) await check.send('deleteReview', { id }, adminToken)

  const hasBuyer = people.customer !== null || people.admin !== null
  return [
    ...describe(hasBuyer ? await findOrders(check, people) : [], 'order', ({ state }) =>
      state === 'unpaid' ? notDeleted : 'it counts as paid, and paid orders are not deleted',
    ),
    ...describe(await findReviews(check), 'review', () =>
      adminToken === null ? 'only an admin’s token can delete it' : notDeleted,
    ),
    ...describe(await findParts(check), 'part', () => 'the API has no call that deletes parts'),
    ...(isUpserted ? [user] : []),
  ]
}
