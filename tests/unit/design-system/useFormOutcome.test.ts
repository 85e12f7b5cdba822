import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFormOutcome } from '#src/design-system/blocks/forms/useFormOutcome.ts'

it('tells each outcome once, and nothing before there is one (STATE-14)', () => {
  const onOutcome = vi.fn<(outcome: string) => void>()
  const { rerender } = renderHook(({ outcome }) => useFormOutcome(outcome, onOutcome), {
    initialProps: { outcome: null as 'done' | 'failed' | null },
  })
  expect(onOutcome).not.toHaveBeenCalled()
  for (const outcome of ['failed', 'failed', null, 'done'] as const) rerender({ outcome })
  expect(onOutcome.mock.calls).toEqual([['failed'], ['done']])
})
