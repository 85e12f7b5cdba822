import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchCall } from '#src/lib/http.ts'
import { partsApi } from '#src/api/parts.ts'
import { advanceTime } from '#tests/unit/api/clock.ts'
import {
  apiUrl,
  json,
  makeCall,
  networkError,
  respondWith,
  createSignedInStore,
  text,
  recordCacheModes,
} from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const { getParts, getPart } = partsApi.endpoints

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.runOnlyPendingTimers()
})

test('a prefetched response is parsed like any other, serves one request, and is revalidated by the HTTP cache (NET-10)', async () => {
  const cacheModes = recordCacheModes()
  const requests = respondWith((_, index) => json([{ _id: String(index), price: '1,200' }]))
  prefetchCall(`${apiUrl}/parts`)
  const { dispatch } = createSignedInStore()
  expect((await dispatch(getParts.initiate())).data).toMatchObject([{ id: '0', price: 1200 }])
  expect(requests).toMatchObject([{ method: 'GET', url: '/parts', authorization: null }])
  expect((await dispatch(getParts.initiate(undefined, { forceRefetch: true }))).data).toMatchObject([{ id: '1' }])
  expect(cacheModes()).toEqual(['no-cache', 'no-cache'])
})

test.each([
  ['a broken response', () => json([{}]), 'contract'],
  ['404', () => text('', 404), 'notFound'],
] as const)('%s causes the same error as without prefetching', async (_, reply, kind) => {
  const requests = respondWith(reply)
  prefetchCall(`${apiUrl}/part/p1`)
  const { error } = await createSignedInStore().dispatch(getPart.initiate({ id: 'p1' }))
  expect(error).toMatchObject({ kind })
  expect(requests).toHaveLength(1)
})

test('a failed prefetch counts as the first attempt of the query, which is then retried', async () => {
  const requests = respondWith((_, index) => (index === 0 ? networkError() : json([])))
  prefetchCall(`${apiUrl}/parts`)
  const query = createSignedInStore().dispatch(getParts.initiate())
  for (let second = 0; second < 10; second += 1) await advanceTime(1000)
  expect((await query).data).toEqual([])
  expect(requests).toHaveLength(2)
})

test('drops a prefetched response that is not used within 30 s', async () => {
  const requests = respondWith(() => json([]))
  prefetchCall(`${apiUrl}/parts`)
  await vi.advanceTimersByTimeAsync(30_000)
  await createSignedInStore().dispatch(getParts.initiate())
  expect(requests).toHaveLength(2)
})

test('sends a mutation even if a response of the same URL was prefetched', async () => {
  const requests = respondWith(({ method }) => json(method === 'GET' ? [] : { acknowledged: true }))
  prefetchCall(`${apiUrl}/reviews`)
  const store = createSignedInStore()
  await makeCall(store, 'addReview')
  await makeCall(store, 'getReviews')
  expect(requests.map(({ method }) => method).toSorted()).toEqual(['GET', 'POST'])
})
