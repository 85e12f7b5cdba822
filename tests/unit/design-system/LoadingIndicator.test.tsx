import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { BulkShippingToolbar } from '#src/design-system/blocks/orders/BulkShippingToolbar.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { DialogPanel } from '#src/design-system/components/DialogPanel.tsx'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { toOrder } from '#src/domain/order.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { findUnpaidOrder } from '#tests/support/orders.ts'

test('a loading page reports a delay after 10 s, and offers a retry and a link home after 30 s (NET-1)', () => {
  vi.useFakeTimers()
  const onRetry = vi.fn()
  const advanceTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  render(
    <MemoryRouter initialEntries={['/parts']}>
      <LoadingIndicator label="Loading parts" space="page" onRetry={onRetry} />
    </MemoryRouter>,
  )
  advanceTime(9_999)
  expect(screen.getByText('Loading parts')).toBeVisible()
  advanceTime(1)
  expect(screen.getByText('Still working. This is taking longer than usual.')).toBeVisible()
  advanceTime(19_999)
  expect(screen.queryByRole('button')).toBeNull()
  advanceTime(1)
  expect(screen.getByText('Still no response. You can try again.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')

  const button = screen.getByRole('button', { name: 'Try again' })
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByText('Loading parts')).toBeVisible()
  expect(button).toBeInTheDocument()
  advanceTime(10_000)
  expect(screen.getByText('Still working. This is taking longer than usual.')).toBeVisible()
})

const toolbarProps = {
  select: vi.fn(),
  visibleOrders: [],
  disabled: false,
  onShip: vi.fn(),
  action: null,
  children: null,
}

test.each([
  ['notice', <Notice key="1" tone="warning" live="polite" text="Old rows" />],
  ['spinner', <Spinner key="2" label="Old rows" />],
  ['message', <StateMessage key="3" drawing="locked" title="Old rows" live />],
  ['count', <BulkShippingToolbar key="4" {...toolbarProps} selectedOrders={[toOrder(findUnpaidOrder())]} />],
])('a polite %s is announced once, by a live region that was rendered before the text (PAGE-15)', (_, message) => {
  vi.useFakeTimers()
  const createPage = (content: ReactNode) => (
    <>
      {content}
      <LiveRegion />
    </>
  )
  const { rerender } = render(createPage(null), { reactStrictMode: true })
  const liveRegion = screen.getByRole('log')
  expect(liveRegion).toBeEmptyDOMElement()
  const showContent = (content: ReactNode) => rerender(createPage(content))
  showContent(message)
  showContent(message)
  expect(liveRegion).toHaveTextContent(/^(Old rows|1 order selected 1 not shown here)$/)
  expect(screen.queryByRole('status')).toBeNull()
  // The announcement is removed, because screen reader users who read on would find the text twice.
  act(() => void vi.advanceTimersByTime(5000))
  expect(liveRegion).toBeEmptyDOMElement()
  showContent(null)
  showContent(message)
  expect(liveRegion).not.toBeEmptyDOMElement()
})

test('an open dialog does not hide the live region from screen readers (PAGE-15)', () => {
  const { container } = render(
    <>
      <h1>Orders</h1>
      <LiveRegion />
    </>,
  )
  render(<DialogPanel open title="Ship" actions={null} onClose={vi.fn()} />)
  expect(within(container).queryByRole('heading')).toBeNull()
  expect(within(container).getByRole('log')).toBeInTheDocument()
})

test('prerendered text is announced only when it changes, because it is read with the page (PAGE-15)', () => {
  const createPage = (label: string) => (
    <>
      <Spinner label={label} />
      <LiveRegion />
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(createPage('Loading'))
  const { rerender } = render(createPage('Loading'), { container, hydrate: true })
  expect(screen.getByRole('log')).toBeEmptyDOMElement()
  rerender(createPage('Still loading'))
  expect(screen.getByRole('log')).toHaveTextContent('Still loading')
})

test('a lazy component shows a fallback while it loads, and nothing if a new version has replaced its file (NET-9)', async () => {
  const LoadedComponent = lazyComponent('Part', async () => ({ Part: () => 'the part' }), 'loading')
  const ReplacedComponent = lazyComponent(
    'Part',
    () => Promise.reject<{ Part: () => string }>(new MissingFileError('/a.js')),
    'loading',
  )
  const { container } = render(
    <>
      <LoadedComponent />
      <ReplacedComponent />
    </>,
  )
  expect(container).toHaveTextContent('loadingloading')
  await waitFor(() => expect(container).toHaveTextContent(/^the part$/))
})
