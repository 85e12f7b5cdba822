import { expect, fn, screen, waitFor } from 'storybook/test'
import { ListPage, type ListPageProps } from '#src/design-system/blocks/ListPage.tsx'
import preview from '#storybook/preview.tsx'

const args: ListPageProps = { title: 'My Orders', question: null, onClose: fn(), children: 'The rows stand here.' }

const meta = preview.meta({ title: 'Blocks/ListPage', component: ListPage, args })

export const Ready = meta.story({
  args: { note: '5 orders' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible()
    await expect(canvas.getByText('5 orders')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const Asking = meta.story({
  args: {
    question: {
      title: 'Cancel this order?',
      text: 'A cancelled order can’t be brought back.',
      confirmLabel: 'Cancel the order',
      cancelLabel: 'Keep it',
      tone: 'danger',
      onConfirm: fn(),
    },
  },
  async play({ args: { onClose }, userEvent }) {
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    // the dialog takes the focus once it can be clicked
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
