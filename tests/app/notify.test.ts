import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast } from 'react-toastify/unstyled'
import { notify } from '#src/app/notify.tsx'

beforeEach(() => {
  toast.dismiss()
})

const region = () => screen.findByRole('region', { name: /^Notifications/ })

test('a toast is in one polite live region and has no live role of its own (announced once)', async () => {
  await notify({ tone: 'success', text: 'Purchase Successfully' })
  const shown = await within(await region()).findByText('Purchase Successfully')
  expect(await region()).toHaveAttribute('aria-live', 'polite')
  expect(shown.closest('[role="alert"], [role="status"]')).toBeNull()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the same text is not shown twice at a time, another one is', async () => {
  await notify({ tone: 'error', text: 'Something went wrong' })
  await notify({ tone: 'error', text: 'Something went wrong' })
  await notify({ tone: 'warning', text: 'something want wrong' })
  expect(await screen.findByText('something want wrong')).toBeVisible()
  expect(screen.getAllByText('Something went wrong')).toHaveLength(1)
})

test('it closes after 5 s, stands top right, writes no style element (SHOP-9)', async () => {
  await notify({ tone: 'info', text: 'Google Sign In Canceled By User' })
  const shown = await screen.findByText('Google Sign In Canceled By User')
  const bar = shown.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar--animated')
  expect(bar?.getAttribute('style')).toContain('animation-duration: 5000ms')
  expect(shown.closest('.Toastify__toast-container--top-right')).not.toBeNull()
  expect(document.querySelector('style')).toBeNull()
})
