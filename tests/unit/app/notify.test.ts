import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast as library } from 'react-toastify/unstyled'
import { notify } from '#src/app/notify.tsx'
import { toast } from '#src/notifications/toast.ts'

beforeEach(() => {
  library.dismiss()
})

test('a toast is announced once, by one polite live region; it closes after 5 s, stands top right, writes no style element (SHOP-9)', async () => {
  await notify(toast.success('Purchase Successfully'))
  const region = await screen.findByRole('region', { name: /^Notifications/ })
  expect(region).toHaveAttribute('aria-live', 'polite')
  const toastText = await within(region).findByText('Purchase Successfully')
  expect(toastText.closest('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
  const bar = toastText.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated')
  expect(bar?.getAttribute('style')).toContain('animation-duration: 5000ms')
  expect(toastText.closest('.Toastify__toast-container--top-right')).not.toBeNull()
  expect(document.querySelector('style')).toBeNull()
})

test('shows the same failure once per call (PAGE-13)', async () => {
  await notify(toast.error('Something went wrong'), 'deleteOrder')
  await notify(toast.error('Something went wrong'), 'deleteOrder')
  await notify(toast.error('Something went wrong'), 'shipOrder')
  await notify(toast.warning('something want wrong'), 'deleteOrder')
  await notify(toast.warning('something want wrong'), 'deleteOrder')
  expect(await screen.findByText('something want wrong')).toBeVisible()
  expect(screen.getAllByText('Something went wrong')).toHaveLength(2)
})
