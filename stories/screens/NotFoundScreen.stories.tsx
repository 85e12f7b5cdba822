import { expect, fireEvent, waitFor } from 'storybook/test'
import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { wiredTimeout } from '#stories/support/wiredTimeout.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Public/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { page: true },
})

export const Visitor = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /one of the five wheel nuts is missing/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  },
})

export const PictureMissing = meta.story({
  async play({ canvas }) {
    await fireEvent.error(canvas.getByRole('img'))
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'))
    await expect(canvas.getByRole('img', { name: /one of the five wheel nuts is missing/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toBeVisible()
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWindow })

export const SignedIn = meta.story({
  parameters: { wired: '/dashboard/no-such-page', as: 'customer' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not Found' }, wiredTimeout)).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('Kamal')).not.toHaveLength(0), wiredTimeout)
    await expect(canvas.getByTestId('address')).toHaveTextContent('/dashboard/no-such-page')
  },
})

export const Wired = meta.story({
  parameters: { wired: '/no/such/page' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not Found' })).toBeVisible()
  },
})
