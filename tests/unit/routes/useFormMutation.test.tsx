import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { exampleCallArguments } from '#mocks/handlers/callExamples.ts'
import { useAddReviewMutation } from '#src/api/reviews.ts'
import { toSendStatus } from '#src/api/status.ts'
import { useFormMutation } from '#src/routes/hooks/useFormMutation.ts'
import { advanceTimeInAct } from '#tests/unit/api/clock.ts'
import { json, respondWith, createSignedInStore } from '#tests/unit/api/testShop.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }))

/** Renders the hook for a form whose server responds only when `respond` is called. */
function renderFormMutation() {
  const store = createSignedInStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const responseResolvers: ((response: Response) => void)[] = []
  const requests = respondWith(() => new Promise<Response>((resolve) => responseResolvers.push(resolve)))
  const onDone = vi.fn<() => void>()
  const { result } = renderHook(() => useFormMutation(useAddReviewMutation()), { wrapper })
  return {
    requests,
    onDone,
    send: () => act(() => result.current[0](exampleCallArguments.addReview, onDone)),
    getStatus: () => toSendStatus(result.current[1]),
    respond: (index: number, response: Response) => responseResolvers[index]?.(response),
  }
}

it('a mutation without a response has an unknown outcome after 30 s, and may then be sent again (ORDER-6)', async () => {
  const { requests, send, getStatus } = renderFormMutation()
  send()
  await advanceTimeInAct(29_900)
  send()
  expect([getStatus(), requests.length]).toEqual(['busy', 1])
  await advanceTimeInAct(200)
  expect(getStatus()).toBe('unknown')
  send()
  await advanceTimeInAct(100)
  expect([getStatus(), requests.length]).toEqual(['busy', 2])
})

it('a response that arrives after 30 s still completes the mutation (ORDER-6)', async () => {
  const { send, getStatus, respond, onDone } = renderFormMutation()
  send()
  await advanceTimeInAct(30_100)
  expect([getStatus(), onDone.mock.calls.length]).toEqual(['unknown', 0])
  respond(0, json({ acknowledged: true }))
  await advanceTimeInAct(100)
  expect([getStatus(), onDone.mock.calls.length]).toEqual(['done', 1])
})
