import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'
import { json, networkError, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'
import { focusPage } from '#tests/support/mountApp.tsx'

// Tests with a server that is down or waking up (NET-11).

const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** The duration of all attempts of a read, which are 1, 2 and 4 s apart (NET-1). */
const attemptsMs = 7_000

function renderList() {
  const store = signedInStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  let isDown = true
  const setDown = (isServerDown: boolean) => (isDown = isServerDown)
  const requests = respondWith(() => (isDown ? networkError() : json([])))
  const states: string[] = []
  const { result } = renderHook(
    () => {
      const list = useRetriedLoadable(useGetPartsQuery())
      const state = list.state === 'failed' ? list.reason : list.state
      if (states.at(-1) !== state) states.push(state)
      return list
    },
    { wrapper },
  )
  const retry = () => act(() => void (result.current.state === 'failed' && result.current.retry()))
  const refetch = () => act(() => void store.dispatch(baseApi.util.invalidateTags(['Part'])))
  return { requests, states, retry, refetch, setDown }
}

const clocks = ['setTimeout', 'clearTimeout', 'Date', 'performance'] as const

beforeEach(() => void vi.useFakeTimers({ toFake: [...clocks] }))

it('a list is refetched every 12 s, without a spinner, until the server responds (NET-11)', async () => {
  const { states, setDown } = renderList()
  await advanceTimeInAct(attemptsMs + 1000)
  await advanceTimeInAct(12_000)
  expect(states).toEqual(['loading', 'waking'])
  setDown(false)
  await advanceTimeInAct(12_000)
  expect(states).toEqual(['loading', 'waking', 'ready'])
})

it('after 90 s the page stops refetching; focusing the page starts over (NET-11)', async () => {
  const { requests, states } = renderList()
  await advanceTimeInAct(attemptsMs + 1000)
  for (let retry = 0; retry < 8; retry += 1) await advanceTimeInAct(12_000)
  const countBefore = requests.length
  expect(countBefore).toBeGreaterThanOrEqual(4 + 7)
  expect(states).toEqual(['loading', 'waking', 'unavailable'])
  await advanceTimeInAct(60_000)
  expect(requests).toHaveLength(countBefore)
  focusPage()
  await advanceTimeInAct(1000)
  expect(requests.length).toBeGreaterThan(countBefore)
  expect(states).toEqual(['loading', 'waking', 'unavailable', 'waking'])
})

it('a server that is down a second time is retried again (NET-11)', async () => {
  const { requests, retry, refetch, setDown, states } = renderList()
  await advanceTimeInAct(attemptsMs + 1000)
  for (let retries = 0; retries < 8; retries += 1) await advanceTimeInAct(12_000)
  setDown(false)
  retry()
  await advanceTimeInAct(attemptsMs)
  expect(states.at(-1)).toBe('ready')
  setDown(true)
  refetch()
  await advanceTimeInAct(attemptsMs + 1000)
  const countBefore = requests.length
  await advanceTimeInAct(12_000)
  expect(requests.length).toBeGreaterThan(countBefore)
})

it('a hidden page sends nothing (NET-11)', async () => {
  const { requests } = renderList()
  await advanceTimeInAct(attemptsMs + 1000)
  setHidden(true)
  const countBefore = requests.length
  await advanceTimeInAct(60_000)
  expect(requests).toHaveLength(countBefore)
  setHidden(false)
  await advanceTimeInAct(1000)
  expect(requests.length).toBeGreaterThan(countBefore)
})

it('a click shows that the list is being refetched (NET-11)', async () => {
  const { states, retry } = renderList()
  await advanceTimeInAct(attemptsMs + 1000)
  retry()
  expect(states).toEqual(['loading', 'waking', 'loading'])
  await advanceTimeInAct(attemptsMs + 1000)
  expect(states).toEqual(['loading', 'waking', 'loading', 'waking'])
})
