import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeToasts, notify } from '#src/app/toasts.ts'
import { toast } from '#src/lib/toast.ts'

/** Removes toasts by ending their animation, because jsdom runs no animations. */
const endAnimations = () => {
  for (const element of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(element)
}

afterEach(async () => {
  await closeToasts()
  await waitFor(() => {
    endAnimations()
    expect(getToastTexts()).toEqual([])
  })
})

const getToastTexts = () => [...document.querySelectorAll('.Toastify__toast')].map(({ textContent }) => textContent)

test('a toast appears at the top right, is announced once politely, closes after 5 s, and adds no style element (SHOP-9)', async () => {
  await notify(toast.success('Purchase Successfully'))
  const region = await screen.findByRole('region', { name: /^Notifications/ })
  expect(region).toHaveAttribute('aria-live', 'polite')
  const toastText = await within(region).findByText('Purchase Successfully')
  expect(toastText.closest('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  const progressBar = toastText.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated')
  expect(progressBar?.getAttribute('style')).toContain('animation-duration: 5000ms')
  expect(toastText.closest('.Toastify__toast-container--top-right')).not.toBeNull()
  expect(document.querySelector('style')).toBeNull()
})

test('an open toast counts repeated successes, even of different calls, and closing it resets the count (PAGE-13)', async () => {
  await notify(toast.success('Order Delete'), 'deleteOrder')
  await notify(toast.success('Order Delete'), 'deleteOrder')
  await waitFor(() => expect(getToastTexts()).toEqual(['Order Delete × 2']))
  await notify(toast.success('Order Delete'), 'cancelOrder')
  await waitFor(() => expect(getToastTexts()).toEqual(['Order Delete × 3']))
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  endAnimations()
  await notify(toast.success('Order Delete'), 'deleteOrder')
  await waitFor(() => expect(getToastTexts()).toEqual(['Order Delete']))
})

test('shows at most three toasts; further toasts wait and count repetitions (PAGE-13)', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four', 'Four', 'Five']) await notify(toast.info(text))
  await waitFor(() => expect(getToastTexts()).toHaveLength(3))
  const [closeButton] = screen.getAllByRole('button', { name: 'close' })
  fireEvent.click(closeButton as HTMLElement)
  endAnimations()
  await waitFor(() => expect(getToastTexts()).toContain('Four × 2'))
  expect(getToastTexts()).toHaveLength(3)
})

test('a toast counts a repeated failure only if a different call failed (PAGE-13)', async () => {
  await notify(toast.error('Something went wrong'), 'deleteOrder')
  await notify(toast.error('Something went wrong'), 'deleteOrder')
  await notify(toast.error('Something went wrong'), 'shipOrder')
  await notify(toast.warning('something want wrong'), 'deleteOrder')
  await notify(toast.warning('something want wrong'), 'deleteOrder')
  expect(await screen.findByText('something want wrong')).toBeVisible()
  await waitFor(() => expect(getToastTexts()).toEqual(['Something went wrong × 2', 'something want wrong']))
})
