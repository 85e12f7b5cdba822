import { expect, it, vi } from 'vitest'
import type { ApiError } from '#src/api/apiError.ts'
import { toOrder, type Order } from '#src/domain/order.ts'
import { orderOverridingReasons, toLoadable, withOwnerCheck, type QueryState } from '#src/routes/hooks/useLoadable.ts'
import { toSendStatus } from '#src/api/status.ts'

const createError = (kind: ApiError['kind']): ApiError => ({ kind, status: null })
const refetch = vi.fn<() => void>()
const restart = vi.fn<() => void>()
const idleQuery = { isFetching: false, isError: false, refetch, restart }
const createFailedQuery = (kind: ApiError['kind']) => ({ isError: true, error: createError(kind) })

it.each<[string, Partial<QueryState<string>>, object]>([
  ['is loading while its first request is pending', { isFetching: true }, { state: 'loading', retry: restart }],
  [
    'is loading while it is retried after a failure',
    { isFetching: true, ...createFailedQuery('network') },
    { state: 'loading', retry: restart },
  ],
  ['is loading if it was not sent yet or was aborted', {}, { state: 'loading', retry: restart }],
  ['is ready once it has a response', { currentData: '' }, { state: 'ready', value: '', stale: false }],
  [
    'is stale if its data could not be refetched',
    { currentData: 'a', ...createFailedQuery('network') },
    { state: 'ready', value: 'a', stale: true },
  ],
])('a query %s (STATE-2)', (_, query, expected) => {
  expect(toLoadable({ ...idleQuery, ...query })).toEqual(expected)
})

it.each<[string, Partial<QueryState<string>>, object]>([
  ['a refetch that is not found fails', createFailedQuery('notFound'), { state: 'failed', reason: 'notFound' }],
  [
    'a refetch that fails differently keeps the data as stale',
    createFailedQuery('network'),
    { state: 'ready', value: 'a', stale: true },
  ],
  [
    'another refetch after “not found” shows that it is loading',
    { isFetching: true, error: createError('notFound') },
    { state: 'loading' },
  ],
  [
    'another refetch after a lost response keeps the data',
    { isFetching: true, error: createError('network') },
    { state: 'ready', value: 'a' },
  ],
])('if “not found” overrides cached data, %s (STATE-7)', (_, query, expected) => {
  expect(toLoadable({ ...idleQuery, currentData: 'a', ...query }, ['notFound'])).toMatchObject(expected)
})

it.each([
  [createError('network'), 'unavailable'],
  [{ kind: 'server', status: 503 }, 'unavailable'],
  [{ kind: 'server', status: 500 }, 'server'],
  [createError('expired'), 'expired'],
  [createError('forbidden'), 'forbidden'],
  [createError('notFound'), 'notFound'],
  [createError('server'), 'server'],
  [createError('contract'), 'server'],
  [new Error('a bug'), 'server'],
])('a query that failed with %j has the reason %s and can be retried (DATA-4)', (error, reason) => {
  const loadable = toLoadable({ ...idleQuery, isError: true, error })
  expect(loadable).toMatchObject({ state: 'failed', reason })
  if (loadable.state === 'failed') loadable.retry()
  expect(refetch).toHaveBeenCalledOnce()
})

it('a query without a response fails with the reason “offline” while the browser is offline (NET-11)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(toLoadable({ ...idleQuery, ...createFailedQuery('network') })).toMatchObject({
    state: 'failed',
    reason: 'offline',
  })
})

const email = 'nadia@shop.test'
const createOrder = (userEmail: string | null) => toOrder({ _id: 'o1', itemInfo: null, userEmail })
const toOwnOrderLoadable = (query: Partial<QueryState<Order>>) =>
  withOwnerCheck(toLoadable({ ...idleQuery, ...query }, orderOverridingReasons), email, refetch)

it.each([email, email.toUpperCase(), ` ${email} `])('an order of %j is the customer’s own (PAY-8)', (userEmail) => {
  const currentData = createOrder(userEmail)
  expect(toOwnOrderLoadable({ currentData })).toEqual({ state: 'ready', value: currentData, stale: false })
})

it.each(['yuki@shop.test', `${email}.evil`, `x${email}`, null, ''])(
  'an order of %j is not the customer’s own (PAY-8)',
  (userEmail) => {
    const loadable = toOwnOrderLoadable({ currentData: createOrder(userEmail) })
    expect(loadable).toMatchObject({ state: 'failed', reason: 'forbidden' })
    if (loadable.state === 'failed') loadable.retry()
    expect(refetch).toHaveBeenCalledOnce()
  },
)

it.each([
  ['notFound', 'is not shown', { state: 'failed', reason: 'notFound' }],
  ['forbidden', 'is not shown', { state: 'failed', reason: 'forbidden' }],
  ['server', 'stays as stale data', { state: 'ready', stale: true }],
] as const)('after a refetch fails with %s, the customer’s own order %s (PAY-5)', (kind, _, expected) => {
  expect(toOwnOrderLoadable({ currentData: createOrder(email), ...createFailedQuery(kind) })).toMatchObject(expected)
})

it.each([
  [{}, 'idle'],
  [{ isLoading: true }, 'busy'],
  [{ isLoading: true, isTimedOut: true }, 'unknown'],
  [{ isSuccess: true }, 'done'],
  [{ isError: true }, 'failed'],
])('a mutation in the state %j has the send status %s', (mutation, status) => {
  expect(toSendStatus({ isLoading: false, isSuccess: false, isError: false, ...mutation })).toBe(status)
})

it.each([
  ['network', 'unknown'],
  ['server', 'unknown'],
  ['contract', 'unknown'],
  ['refused', 'failed'],
  ['forbidden', 'failed'],
] as const)(
  'after the error “%s”, a mutation that must not be sent twice has the send status %s (ORDER-6)',
  (kind, status) => {
    expect(toSendStatus({ isLoading: false, isSuccess: false, ...createFailedQuery(kind) })).toBe(status)
  },
)
