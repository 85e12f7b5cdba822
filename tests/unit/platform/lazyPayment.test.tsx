import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PaymentPort } from '#src/platform/ports.ts'
import { createLazyPayment } from '#src/platform/real/lazyPayment.tsx'

const port: PaymentPort = {
  CardForm: ({ disabled }) => <p>{disabled ? 'locked' : 'card form'}</p>,
  confirm: () => Promise.reject(new Error('not used in this test')),
  retrieve: () => Promise.resolve(null),
}
const form = { onReady: vi.fn<() => void>(), onChange: () => undefined, disabled: false }

it('loads the port once, for the first card form', async () => {
  const loadPort = vi.fn<() => Promise<PaymentPort>>(() => Promise.resolve(port))
  const { CardForm, retrieve } = createLazyPayment(loadPort)
  expect(loadPort).not.toHaveBeenCalled()
  render(<CardForm {...form} />)
  expect(await screen.findByText('card form')).toBeVisible()
  expect(await retrieve('pi_1_secret')).toBeNull()
  expect(loadPort).toHaveBeenCalledTimes(1)
})

it('reports a blocked provider when its code stays silent for 20 s, and shows the form when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (value: PaymentPort) => void = () => undefined
  const { CardForm } = createLazyPayment(() => new Promise((resolve) => (answer = resolve)))
  form.onReady.mockClear()
  render(<CardForm {...form} />)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  vi.useRealTimers()
  expect(form.onReady).toHaveBeenCalledExactlyOnceWith(null)
  answer(port)
  expect(await screen.findByText('card form')).toBeVisible()
})

it('reports a blocked provider when its code cannot be loaded, and loads it again for the next call', async () => {
  const loadPort = vi.fn<() => Promise<PaymentPort>>(() => Promise.resolve(port))
  loadPort.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { CardForm, retrieve } = createLazyPayment(loadPort)
  render(<CardForm {...form} />)
  await waitFor(() => expect(form.onReady).toHaveBeenCalledWith(null))
  expect(await retrieve('pi_1_secret')).toBeNull()
})
