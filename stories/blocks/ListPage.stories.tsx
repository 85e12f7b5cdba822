import { expect, fn, screen } from 'storybook/test'
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
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
