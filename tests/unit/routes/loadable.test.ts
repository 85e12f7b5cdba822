import { expect, it, vi } from 'vitest'
import { toLoadable, type QueryState } from '#src/routes/loadable.ts'
import { failure } from '#tests/unit/routes/failure.ts'

const refetch = vi.fn<() => void>()
const restart = vi.fn<() => void>()
const idle: QueryState<string> = { isFetching: false, isError: false, refetch, restart }
const failed = { isError: true, error: failure('network') }

it.each<[string, Partial<QueryState<string>>, object]>([
  ['is running', { isFetching: true }, { state: 'loading', retry: restart }],
  ['is tried again after a failure', { isFetching: true, ...failed }, { state: 'loading', retry: restart }],
  ['was not sent yet, or was aborted', {}, { state: 'loading', retry: restart }],
  ['is answered', { currentData: '' }, { state: 'ready', value: '', stale: false }],
  [
    'is answered, and could not be refreshed',
    { currentData: 'a', ...failed },
    { state: 'ready', value: 'a', stale: true },
  ],
])('a query that %s (STATE-2)', (_, query, expected) => {
  expect(toLoadable({ ...idle, ...query })).toEqual(expected)
})

it.each<[string, Partial<QueryState<string>>, object]>([
  ['answered by one of them', { isError: true, error: failure('notFound') }, { state: 'failed', reason: 'notFound' }],
  ['answered by another failure', failed, { state: 'ready', value: 'a', stale: true }],
  ['repeated after one of them', { isFetching: true, error: failure('notFound') }, { state: 'loading' }],
  ['repeated after another failure', { isFetching: true, error: failure('network') }, { state: 'ready', value: 'a' }],
])('a refresh whose failures may win over cached data, %s (STATE-7)', (_, query, expected) => {
  expect(toLoadable({ ...idle, currentData: 'a', ...query }, ['notFound'])).toMatchObject(expected)
})

it.each([
  [failure('network'), 'offline'],
  [failure('expired'), 'expired'],
  [failure('forbidden'), 'forbidden'],
  [failure('notFound'), 'notFound'],
  [failure('server'), 'server'],
  [failure('contract'), 'server'],
  [new Error('a bug'), 'server'],
])('a query that failed by %j names the reason %s, and can be tried again (DATA-4)', (error, reason) => {
  const loadable = toLoadable({ ...idle, isError: true, error })
  expect(loadable).toMatchObject({ state: 'failed', reason })
  if (loadable.state === 'failed') loadable.retry()
  expect(refetch).toHaveBeenCalledOnce()
})
