import { expect, fn } from 'storybook/test'
import { AccountActions, type AccountActionsProps } from '#src/design-system/blocks/shell/AccountActions.tsx'
import { viewers } from '#stories/support/viewers.ts'
import preview from '#storybook/preview.tsx'

const args: AccountActionsProps = { viewer: viewers.visitor, layout: 'row', onLogout: fn() }

const meta = preview.meta({
  title: 'Blocks/AccountActions',
  component: AccountActions,
  args,
})

export const Visitor = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'LOGIN' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'SIGNUP' })).toHaveAttribute('href', '/signup')
  },
})

export const SignedIn = meta.story({
  args: { viewer: viewers.customer },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('Kamal')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'LOGOUT' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
})

export const Pending = meta.story({
  args: { viewer: { state: 'pending' } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('div')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const Column = meta.story({
  args: { viewer: viewers.customer, layout: 'column' },
})
