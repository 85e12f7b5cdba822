import { expect, fn, waitFor } from 'storybook/test'
import { PasswordPanel } from '#src/design-system/blocks/people/PasswordPanel.tsx'
import { expectNoticeFocus } from '#stories/support/expectNoticeFocus.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PasswordPanel',
  component: PasswordPanel,
  args: { onChange: fn(), busy: false, error: null, done: false },
  decorators: [onPage('narrow')],
})

export const Filled = meta.story({
  async play({ args: { onChange }, canvas, userEvent }) {
    await expect(canvas.getAllByRole('button', { name: 'Show password' })).toHaveLength(2)
    await userEvent.type(canvas.getByLabelText('Current password'), 'Workshop!25')
    await userEvent.type(canvas.getByLabelText('New password'), 'Foundry!26')
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ current: 'Workshop!25', next: 'Foundry!26' }))
  },
})

export const Required = meta.story({
  async play({ args: { onChange }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription('Password Must Required'),
    )
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
    await expect(onChange).not.toHaveBeenCalled()
  },
})

export const Wrong = meta.story({
  args: { error: { field: 'current', message: 'Wrong Password' } },
  async play({ canvas }) {
    const current = canvas.getByLabelText('Current password')
    await waitFor(() => expect(current).toHaveAccessibleDescription('Wrong Password'))
    await expect(current).toHaveFocus()
    await expect(canvas.queryByText('Your password is not changed')).toBeNull()
  },
})

export const NoUser = meta.story({
  args: { error: { field: 'form', message: 'No user is logged in' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Your password is not changed')).toBeVisible()
    await expectNoticeFocus(await canvas.findByText('No user is logged in'))
  },
})

export const Busy = meta.story({
  args: { busy: true },
  async play({ args: { onChange }, canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Workshop!25')
    await userEvent.type(canvas.getByLabelText('New password'), 'Foundry!26{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Changing your password…' }))
    await expect(onChange).not.toHaveBeenCalled()
  },
})

export const Changed = meta.story({
  args: { done: true },
  async play({ canvas }) {
    await expectNoticeFocus(await canvas.findByText('Your password is changed'))
    await expect(canvas.queryByText('Your password is not changed')).toBeNull()
  },
})
