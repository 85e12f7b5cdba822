import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { hiddenContent } from '#src/design-system/theme/mixins.css.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'

test('shows a delay after 10 s, and after 30 s a retry and a link home (NET-1)', () => {
  vi.useFakeTimers()
  const onRetry = vi.fn()
  const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const getLabel = () => screen.getByRole('status').querySelector('span')?.textContent
  render(
    <MemoryRouter initialEntries={['/parts']}>
      <LoadingIndicator label="Loading parts" space="page" onRetry={onRetry} />
    </MemoryRouter>,
  )
  advanceTime(9_999)
  expect(getLabel()).toBe('Loading parts')
  advanceTime(1)
  expect(getLabel()).toBe('Still working. This is taking longer than usual.')
  advanceTime(19_999)
  expect(screen.queryByRole('button')).toBeNull()
  advanceTime(1)
  expect(getLabel()).toBe('Still no response. You can try again.')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(getLabel()).toBe('Loading parts')
  expect(button).toBeInTheDocument()
  advanceTime(10_000)
  expect(getLabel()).toBe('Still working. This is taking longer than usual.')
})

test.each([
  [
    'notice',
    <Notice key="1" tone="warning" live="status">
      Old rows
    </Notice>,
  ],
  ['spinner', <Spinner key="2" label="Old rows" />],
  ['message', <StateMessage key="3" drawing="locked" title="Old rows" live />],
])('the live region of a polite %s exists before its text, or a screen reader is silent (PAGE-15)', (_, element) => {
  const classes: string[] = []
  function Page() {
    useLayoutEffect(() => void classes.push(screen.getByRole('status').className))
    return element
  }
  render(<Page />)
  expect(classes).toEqual([expect.stringContaining(hiddenContent)])
  expect(screen.getByRole('status')).toHaveTextContent('Old rows')
  expect(screen.getByRole('status')).not.toHaveClass(hiddenContent)
})

test('a missing part shows its placeholder; nothing is shown for a file that a new version has replaced, because the shell reports it (NET-9)', async () => {
  const LoadedPart = lazyComponent('Part', async () => ({ Part: () => 'the part' }), 'waiting')
  const ReplacedPart = lazyComponent(
    'Part',
    () => Promise.reject<{ Part: () => string }>(new MissingFileError('/a.js')),
    'waiting',
  )
  const { container } = render(
    <>
      <LoadedPart />
      <ReplacedPart />
    </>,
  )
  expect(container).toHaveTextContent('waitingwaiting')
  await waitFor(() => expect(container).toHaveTextContent(/^the part$/))
})
