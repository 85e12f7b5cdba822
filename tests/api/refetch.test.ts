import { describe, expect, test, vi } from 'vitest'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { answers, callNames, isMutation, makeCall, type MutationName } from '#tests/api/examples.ts'
import { answer, json, signedInStore, type Received } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

/** Every query, on the screen before the call: those of the row that the call is about, and those of another row. */
const shown: Record<Exclude<CallName, MutationName>, string[]> = {
  getParts: ['/parts'],
  getPart: ['/part/1', '/part/2'],
  getReviews: ['/reviews'],
  getAdmin: ['/admin/a', '/admin/b'],
  getUsers: ['/allusers'],
  getProfile: ['/myprofile/a', '/myprofile/b'],
  getMyOrders: ['/myallpurchases?userEmail=a', '/myallpurchases?userEmail=b'],
  getMyOrder: ['/mypurchase/1', '/mypurchase/2'],
  getOrders: ['/allOrders'],
}

const allParts = [...shown.getParts, ...shown.getPart]
const orderLists = [...shown.getOrders, ...shown.getMyOrders]

/** What each call has read again, and nothing else (NET-1, ADMIN-7, ORDER-10): by hand, not by the definitions' tags. */
const refetched: Record<MutationName, string[]> = {
  addPart: ['/parts'],
  addReview: ['/reviews'],
  deleteReview: ['/reviews'],
  upsertUser: [],
  makeAdmin: ['/allusers', '/admin/a'],
  saveProfile: ['/myprofile/a'],
  placeOrder: [...orderLists, ...allParts],
  cancelOrder: [...orderLists, '/mypurchase/1', ...allParts],
  deleteOrder: [...orderLists, '/mypurchase/1', ...allParts],
  shipOrder: [...orderLists, '/mypurchase/1'],
  recordPayment: [...orderLists, '/mypurchase/1'],
  createPaymentIntent: [],
}

const about = { id: '1', email: 'a', name: 'n' }
const other = { id: '2', email: 'b' }
const argumentsFor = (name: CallName, row: object) => (allCalls[name].path.includes('{') ? row : undefined) as never

/** @returns the queries that were sent after the call, by their addresses */
async function readAgain(name: MutationName, status: number): Promise<string[]> {
  const store = signedInStore()
  const isRead = ({ method }: Received) => method === 'GET'
  const nameOf = ({ url }: Received) => callNames.find((query) => !isMutation(query) && shown[query].includes(url))
  const received = answer((request) => {
    const query = isRead(request) ? nameOf(request) : name
    return json(query && answers[query], isRead(request) ? 200 : status)
  })
  for (const query of callNames.filter((call) => !isMutation(call))) {
    await makeCall(store, query, argumentsFor(query, about))
    await makeCall(store, query, argumentsFor(query, other))
  }
  const before = received.length
  await makeCall(store, name, about as never)
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
  return received
    .slice(before)
    .filter(isRead)
    .map(({ url }) => url)
}

test('every query is shown, so that nothing is refetched unseen', () => {
  expect(Object.keys(shown).toSorted()).toEqual(callNames.filter((name) => !isMutation(name)).toSorted())
})

test('every call that changes something is in the table', () => {
  expect(Object.keys(refetched).toSorted()).toEqual(callNames.filter(isMutation).toSorted())
})

describe.each([
  ['done', 200],
  ['failed', 500],
])('after a call that is %s', (_, status) => {
  test.each(Object.entries(refetched) as [MutationName, string[]][])('%s', async (name, expected) => {
    expect((await readAgain(name, status)).toSorted()).toEqual(expected.toSorted())
  })
})
