import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Waiting } from '#src/design-system/blocks/page/Waiting.tsx'

beforeEach(() => void vi.useFakeTimers())

const onRetry = vi.fn()
const open = (at = '/parts') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Waiting label="Loading parts" space="page" onRetry={onRetry} />
    </MemoryRouter>,
  )
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const label = () => screen.getByRole('status').querySelector('span')?.textContent

test('says so after 10 s; after 30 s it can be tried again, or left (NET-1)', () => {
  open()
  pass(9_999)
  expect(label()).toBe('Loading parts')
  pass(1)
  expect(label()).toBe('Still working. This is taking longer than usual.')
  pass(19_999)
  expect(screen.queryByRole('button')).toBeNull()
  pass(1)
  expect(label()).toBe('Still working, but no answer has come. You can try again.')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(label()).toBe('Loading parts')
  expect(button).toBeInTheDocument()
  pass(10_000)
  expect(label()).toBe('Still working. This is taking longer than usual.')
})
