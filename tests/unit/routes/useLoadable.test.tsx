import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, it, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { useGetPartsQuery } from '#src/api/parts.ts'
import { useLoadable } from '#src/routes/hooks/useLoadable.ts'
import { json, noResponse, respondWith, createSignedInStore } from '#tests/unit/api/testShop.ts'

it('Try again aborts a pending request and sends it again, without showing a failure (NET-1)', async () => {
  const store = createSignedInStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const onAbort = vi.fn<() => void>()
  const requests = respondWith((_, index, signal) => {
    if (index === 1) return json(null, 404)
    if (index === 3) return json([])
    signal.addEventListener('abort', onAbort)
    return noResponse()
  })
  const stateHistory: string[] = []
  const { result } = renderHook(
    () => {
      const parts = useLoadable(useGetPartsQuery())
      if (stateHistory.at(-1) !== parts.state) stateHistory.push(parts.state)
      return parts
    },
    { wrapper },
  )
  const retry = () =>
    act(() => {
      if (result.current.state !== 'ready') result.current.retry()
    })

  await waitFor(() => expect(requests).toHaveLength(1))
  retry()
  await waitFor(() => expect(result.current.state).toBe('failed'))
  // RTK Query refetches the parts itself, as it does when the page gets the focus.
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Part'])))
  await waitFor(() => expect(requests).toHaveLength(3))
  retry()
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(stateHistory).toEqual(['loading', 'failed', 'loading', 'ready'])
  expect(requests).toHaveLength(4)
  expect(onAbort).toHaveBeenCalled()
})
