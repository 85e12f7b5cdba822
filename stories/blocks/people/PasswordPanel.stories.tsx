import { expect, fn, waitFor } from 'storybook/test'
import { PasswordPanel } from '#src/design-system/blocks/people/PasswordPanel.tsx'
import { onPage } from '#stories/support/frames.tsx'
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
