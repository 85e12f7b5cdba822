import { expect, fn, screen, within } from 'storybook/test'
import { ConfirmDialog, type ConfirmDialogProps } from '#src/design-system/components/ConfirmDialog.tsx'
import preview from '#storybook/preview.tsx'

const args: ConfirmDialogProps = {
  open: true,
  title: 'Cancel this order?',
  children: 'Ventilated brake rotor 345 mm, 20 pcs. A cancelled order can not be brought back.',
  confirmLabel: 'Cancel the order',
  cancelLabel: 'Keep it',
  tone: 'danger',
  onConfirm: fn(),
  onCancel: fn(),
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  args,
})

export const Danger = meta.story({
  async play({ args, userEvent }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

export const EscapeCancels = meta.story({
  async play({ args, userEvent }) {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})
