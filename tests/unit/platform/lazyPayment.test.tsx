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

it('loads its code for the first card form; when it cannot be loaded, reports a blocked provider, and loads it again once', async () => {
  const loadPort = vi.fn<() => Promise<PaymentPort>>(() => Promise.resolve(port))
  loadPort.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { CardForm, retrieve } = createLazyPayment(loadPort)
  expect(loadPort).not.toHaveBeenCalled()
  render(<CardForm {...form} />)
  await waitFor(() => expect(form.onReady).toHaveBeenCalledWith(null))
  for (let times = 0; times < 2; times += 1) expect(await retrieve('pi_1_secret')).toBeNull()
  expect(loadPort).toHaveBeenCalledTimes(2)
})
