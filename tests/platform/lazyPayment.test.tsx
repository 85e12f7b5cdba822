import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { PaymentPort } from '#src/platform/ports.ts'
import { createLazyPayment } from '#src/platform/real/lazyPayment.tsx'

const port: PaymentPort = {
  CardForm: ({ disabled }) => <p>{disabled ? 'locked' : 'card form'}</p>,
  confirm: () => Promise.reject(new Error('not asked')),
  retrieve: () => Promise.resolve(null),
}
const form = { onReady: vi.fn<() => void>(), onChange: () => undefined, disabled: false }

it('fetches the port for the first card form, once', async () => {
  const fetchPort = vi.fn<() => Promise<PaymentPort>>(() => Promise.resolve(port))
  const { CardForm, retrieve } = createLazyPayment(fetchPort)
  expect(fetchPort).not.toHaveBeenCalled()
  render(<CardForm {...form} />)
  expect(await screen.findByText('card form')).toBeVisible()
  expect(await retrieve('pi_1_secret')).toBeNull()
  expect(fetchPort).toHaveBeenCalledTimes(1)
})

it('tells that the provider is blocked where its code can’t be had, and asks again the next time', async () => {
  const fetchPort = vi.fn<() => Promise<PaymentPort>>(() => Promise.resolve(port))
  fetchPort.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { CardForm, retrieve } = createLazyPayment(fetchPort)
  render(<CardForm {...form} />)
  await waitFor(() => expect(form.onReady).toHaveBeenCalledWith(null))
  expect(await retrieve('pi_1_secret')).toBeNull()
})
