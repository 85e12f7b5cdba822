import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '#src/design-system/components/Button.tsx'
import { DialogPanel, type DialogProps } from '#src/design-system/components/DialogPanel.tsx'
import preview from '#storybook/preview.tsx'

/** A dialog with the button that opens the dialog. The button is focused again when the dialog closes. */
function DialogWithOpener({
  isInitiallyOpen,
  ...dialog
}: Omit<DialogProps, 'open' | 'onClose' | 'actions'> & { isInitiallyOpen: boolean }) {
  const [open, setOpen] = useState(isInitiallyOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <DialogPanel
        {...dialog}
        open={open}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button tone="primary" onClick={close}>
              Leave
            </Button>
          </>
        }
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: DialogWithOpener,
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: {
    isInitiallyOpen: true,
    title: 'Leave while your card is being charged?',
    description: 'The charge continues on its own. Your order is marked as paid when you come back.',
  },
})

export const KeepsAndReturnsTheFocus = meta.story({
  args: { isInitiallyOpen: false },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Leave' })).toHaveFocus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
