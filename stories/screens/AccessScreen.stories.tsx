import { expect, fn } from 'storybook/test'
import { AccessScreen, type AccessScreenProps } from '#src/design-system/screens/AccessScreen.tsx'
import preview from '#storybook/preview.tsx'

const args: AccessScreenProps = { state: 'checking', onRetry: fn() }

const meta = preview.meta({ title: 'Screens/Public/AccessScreen', component: AccessScreen, args })

export const Checking = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your account')
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
})

export const CheckFailed = meta.story({
  args: { state: 'checkFailed' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not check your account' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Expired = meta.story({
  args: { state: 'expired' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoAccess = meta.story({
  args: { state: 'noAccess' },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard')
  },
})
