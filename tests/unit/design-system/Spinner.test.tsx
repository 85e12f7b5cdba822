import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Spinner } from '#src/design-system/components/Spinner.tsx'

beforeEach(() => void vi.useFakeTimers())

test('shows the slow label after 10 s, and not before', () => {
  render(<Spinner label="Loading parts" slowLabel="Still loading parts" />)
  act(() => void vi.advanceTimersByTime(9_999))
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading parts$/)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent(/^Still loading parts$/)
})

test('clears its timer when it is unmounted', () => {
  render(<Spinner label="Loading parts" slowLabel="Still loading parts" />).unmount()
  expect(vi.getTimerCount()).toBe(0)
})
