import { describe, expect, test, vi } from 'vitest'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { answers, callNames, isMutation, makeCall, type MutationName } from '#tests/unit/api/examples.ts'
import { respondWith, json, signedInStore, type ReceivedRequest } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

/** The address of every query that is mounted before the call: for the row the call changes, and for another row. */
const mountedUrls: Record<Exclude<CallName, MutationName>, string[]> = {
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

const allParts = [...mountedUrls.getParts, ...mountedUrls.getPart]
const orderLists = [...mountedUrls.getOrders, ...mountedUrls.getMyOrders]

/** All that each mutation refetches (NET-1, ADMIN-7, ORDER-10): written by hand, not derived from the tags. */
const expectedRefetches: Record<MutationName, string[]> = {
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

const changedRow = { id: '1', email: 'a', name: 'n' }
const otherRow = { id: '2', email: 'b' }
const argumentsFor = (name: CallName, row: object) => (allCalls[name].path.includes('{') ? row : undefined) as never

/** @returns the addresses of the queries that are sent after the mutation */
async function refetchedAfter(name: MutationName, status: number): Promise<string[]> {
  const store = signedInStore()
  const isQuery = ({ method }: ReceivedRequest) => method === 'GET'
  const nameOf = ({ url }: ReceivedRequest) =>
    callNames.find((query) => !isMutation(query) && mountedUrls[query].includes(url))
  const received = respondWith((request) => {
    const query = isQuery(request) ? nameOf(request) : name
    return json(query && answers[query], isQuery(request) ? 200 : status)
  })
  for (const query of callNames.filter((call) => !isMutation(call))) {
    await makeCall(store, query, argumentsFor(query, changedRow))
    await makeCall(store, query, argumentsFor(query, otherRow))
  }
  const countBefore = received.length
  await makeCall(store, name, changedRow as never)
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
  return received
    .slice(countBefore)
    .filter(isQuery)
    .map(({ url }) => url)
}

test('every query is mounted, so no refetch is missed', () => {
  expect(Object.keys(mountedUrls).toSorted()).toEqual(callNames.filter((name) => !isMutation(name)).toSorted())
})

test('every mutation is in the table', () => {
  expect(Object.keys(expectedRefetches).toSorted()).toEqual(callNames.filter(isMutation).toSorted())
})

describe.each([
  ['succeeds', 200],
  ['fails', 500],
])('after a mutation that %s', (_, status) => {
  test.each(Object.entries(expectedRefetches) as [MutationName, string[]][])('%s', async (name, expected) => {
    expect((await refetchedAfter(name, status)).toSorted()).toEqual(expected.toSorted())
  })
})
