import { expect, it, vi } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import { orderOverridingReasons, toLoadable, toOwnOrder, type QueryState } from '#src/routes/hooks/useLoadable.ts'
import { toSendStatus } from '#src/api/status.ts'

const failure = (kind: ApiError['kind']): ApiError => ({ kind, status: null })
const refetch = vi.fn<() => void>()
const restart = vi.fn<() => void>()
const idle = { isFetching: false, isError: false, refetch, restart }
const toFailedState = (kind: ApiError['kind']) => ({ isError: true, error: failure(kind) })

it.each<[string, Partial<QueryState<string>>, object]>([
  ['is running', { isFetching: true }, { state: 'loading', retry: restart }],
  [
    'is tried again after a failure',
    { isFetching: true, ...toFailedState('network') },
    { state: 'loading', retry: restart },
  ],
  ['was not sent yet, or was aborted', {}, { state: 'loading', retry: restart }],
  ['has a response', { currentData: '' }, { state: 'ready', value: '', stale: false }],
  [
    'could not be refreshed',
    { currentData: 'a', ...toFailedState('network') },
    { state: 'ready', value: 'a', stale: true },
  ],
])('a query that %s (STATE-2)', (_, query, expected) => {
  expect(toLoadable({ ...idle, ...query })).toEqual(expected)
})

it.each<[string, Partial<QueryState<string>>, object]>([
  ['that is not found', toFailedState('notFound'), { state: 'failed', reason: 'notFound' }],
  ['that fails differently', toFailedState('network'), { state: 'ready', value: 'a', stale: true }],
  ['repeated after “not found”', { isFetching: true, error: failure('notFound') }, { state: 'loading' }],
  ['repeated after a lost response', { isFetching: true, error: failure('network') }, { state: 'ready', value: 'a' }],
])('if “not found” overrides cached data, a refresh %s (STATE-7)', (_, query, expected) => {
  expect(toLoadable({ ...idle, currentData: 'a', ...query }, ['notFound'])).toMatchObject(expected)
})

it.each([
  [failure('network'), 'unavailable'],
  [{ kind: 'server', status: 503 }, 'unavailable'],
  [{ kind: 'server', status: 500 }, 'server'],
  [failure('expired'), 'expired'],
  [failure('forbidden'), 'forbidden'],
  [failure('notFound'), 'notFound'],
  [failure('server'), 'server'],
  [failure('contract'), 'server'],
  [new Error('a bug'), 'server'],
])('a query that failed by %j has the reason %s, and can be retried (DATA-4)', (error, reason) => {
  const loadable = toLoadable({ ...idle, isError: true, error })
  expect(loadable).toMatchObject({ state: 'failed', reason })
  if (loadable.state === 'failed') loadable.retry()
  expect(refetch).toHaveBeenCalledOnce()
})

it('without a response the browser’s online status decides the reason (NET-11)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(toLoadable({ ...idle, ...toFailedState('network') })).toMatchObject({ state: 'failed', reason: 'offline' })
})

const email = 'nadia@shop.test'
const createOrder = (userEmail: string | null) => toOrder({ _id: 'o1', itemInfo: null, userEmail })
const toOwnLoadable = (query: Partial<QueryState<Order>>) =>
  toOwnOrder(toLoadable({ ...idle, ...query }, orderOverridingReasons), email, refetch)

it.each([email, email.toUpperCase(), ` ${email} `])('an order of %j is the customer’s own (PAY-8)', (userEmail) => {
  const currentData = createOrder(userEmail)
  expect(toOwnLoadable({ currentData })).toEqual({ state: 'ready', value: currentData, stale: false })
})

it.each(['yuki@shop.test', `${email}.evil`, `x${email}`, null, ''])(
  'an order of %j is not the customer’s own (PAY-8)',
  (userEmail) => {
    const loadable = toOwnLoadable({ currentData: createOrder(userEmail) })
    expect(loadable).toMatchObject({ state: 'failed', reason: 'forbidden' })
    if (loadable.state === 'failed') loadable.retry()
    expect(refetch).toHaveBeenCalledOnce()
  },
)

it.each([
  ['notFound', { state: 'failed', reason: 'notFound' }],
  ['forbidden', { state: 'failed', reason: 'forbidden' }],
  ['server', { state: 'ready', stale: true }],
] as const)('an own order whose refetch fails with %s (PAY-5)', (kind, expected) => {
  expect(toOwnLoadable({ currentData: createOrder(email), ...toFailedState(kind) })).toMatchObject(expected)
})

it.each([
  [{}, 'idle'],
  [{ isLoading: true }, 'busy'],
  [{ isLoading: true, isTimedOut: true }, 'unknown'],
  [{ isSuccess: true }, 'done'],
  [{ isError: true }, 'failed'],
])('a form shows %j as %s', (mutation, status) => {
  expect(toSendStatus({ isLoading: false, isSuccess: false, isError: false, ...mutation })).toBe(status)
})

it.each([
  ['network', 'unknown'],
  ['server', 'unknown'],
  ['contract', 'unknown'],
  ['refused', 'failed'],
  ['forbidden', 'failed'],
] as const)('after %s, a mutation that must not be sent twice is %s (ORDER-6)', (kind, status) => {
  expect(toSendStatus({ isLoading: false, isSuccess: false, ...toFailedState(kind) })).toBe(status)
})
