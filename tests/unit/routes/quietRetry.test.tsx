import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'
import { json, networkError, respondWith, createSignedInStore } from '#tests/unit/api/testShop.ts'
import { dispatchWindowFocus } from '#tests/support/mountApp.tsx'

// Tests of the automatic refetching while the server is down or waking up (NET-11).

const setPageHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** How long a failing query takes, including its retries after 1, 2 and 4 s (NET-1). */
const failedQueryMs = 7_000

function renderPartsQuery() {
  const store = createSignedInStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  let isServerDown = true
  const setServerDown = (isDown: boolean) => (isServerDown = isDown)
  const requests = respondWith(() => (isServerDown ? networkError() : json([])))
  const stateHistory: string[] = []
  const { result } = renderHook(
    () => {
      const list = useRetriedLoadable(useGetPartsQuery())
      const state = list.state === 'failed' ? list.reason : list.state
      if (stateHistory.at(-1) !== state) stateHistory.push(state)
      return list
    },
    { wrapper },
  )
  const retry = () => act(() => void (result.current.state === 'failed' && result.current.retry()))
  const refetch = () => act(() => void store.dispatch(baseApi.util.invalidateTags(['Part'])))
  return { requests, stateHistory, retry, refetch, setServerDown }
}

const fakedTimers = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const

beforeEach(() => void vi.useFakeTimers({ toFake: [...fakedTimers] }))

it('a list is refetched every 12 s, without a spinner, until the server responds (NET-11)', async () => {
  const { stateHistory, setServerDown } = renderPartsQuery()
  await advanceTimeInAct(failedQueryMs + 1000)
  await advanceTimeInAct(12_000)
  expect(stateHistory).toEqual(['loading', 'waking'])
  setServerDown(false)
  await advanceTimeInAct(12_000)
  expect(stateHistory).toEqual(['loading', 'waking', 'ready'])
})

it('the page stops refetching after 90 s, and starts again when it gets the focus (NET-11)', async () => {
  const { requests, stateHistory } = renderPartsQuery()
  await advanceTimeInAct(failedQueryMs + 1000)
  for (let retryCount = 0; retryCount < 8; retryCount += 1) await advanceTimeInAct(12_000)
  const countBefore = requests.length
  expect(countBefore).toBeGreaterThanOrEqual(4 + 7)
  expect(stateHistory).toEqual(['loading', 'waking', 'unavailable'])
  await advanceTimeInAct(60_000)
  expect(requests).toHaveLength(countBefore)
  dispatchWindowFocus()
  await advanceTimeInAct(1000)
  expect(requests.length).toBeGreaterThan(countBefore)
  expect(stateHistory).toEqual(['loading', 'waking', 'unavailable', 'waking'])
})

it('the page also refetches automatically when the server goes down a second time (NET-11)', async () => {
  const { requests, retry, refetch, setServerDown, stateHistory } = renderPartsQuery()
  await advanceTimeInAct(failedQueryMs + 1000)
  for (let retryCount = 0; retryCount < 8; retryCount += 1) await advanceTimeInAct(12_000)
  setServerDown(false)
  retry()
  await advanceTimeInAct(failedQueryMs)
  expect(stateHistory.at(-1)).toBe('ready')
  setServerDown(true)
  refetch()
  await advanceTimeInAct(failedQueryMs + 1000)
  const countBefore = requests.length
  await advanceTimeInAct(12_000)
  expect(requests.length).toBeGreaterThan(countBefore)
})

it('a hidden page sends no request until it is visible again (NET-11)', async () => {
  const { requests } = renderPartsQuery()
  await advanceTimeInAct(failedQueryMs + 1000)
  setPageHidden(true)
  const countBefore = requests.length
  await advanceTimeInAct(60_000)
  expect(requests).toHaveLength(countBefore)
  setPageHidden(false)
  await advanceTimeInAct(1000)
  expect(requests.length).toBeGreaterThan(countBefore)
})

it('a click on Try again shows that the list is loading (NET-11)', async () => {
  const { stateHistory, retry } = renderPartsQuery()
  await advanceTimeInAct(failedQueryMs + 1000)
  retry()
  expect(stateHistory).toEqual(['loading', 'waking', 'loading'])
  await advanceTimeInAct(failedQueryMs + 1000)
  expect(stateHistory).toEqual(['loading', 'waking', 'loading', 'waking'])
})
