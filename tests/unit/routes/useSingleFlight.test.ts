import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

it('runs one task at a time, and the next one when it has ended (STATE-13)', async () => {
  const { result, rerender } = renderHook(useSingleFlight)
  const first = Promise.withResolvers<string>()
  const running = result.current(() => first.promise)
  rerender()
  const second = vi.fn(() => Promise.resolve('second'))
  expect(await result.current(second)).toBeUndefined()
  expect(second).not.toHaveBeenCalled()
  first.resolve('first')
  expect(await running).toBe('first')
  expect(await result.current(second)).toBe('second')
})
