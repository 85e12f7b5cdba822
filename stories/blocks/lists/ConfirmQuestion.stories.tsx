import { expect, fn, screen, within } from 'storybook/test'
import { ConfirmQuestion, type ConfirmQuestionProps } from '#src/design-system/blocks/lists/ConfirmQuestion.tsx'
import preview from '#storybook/preview.tsx'

const onConfirm = fn()

const args: ConfirmQuestionProps = {
  question: {
    title: 'Cancel this order?',
    text: 'Ventilated brake rotor 345 mm, 20 pcs. A cancelled order can’t be brought back.',
    confirmLabel: 'Cancel the order',
    cancelLabel: 'Keep it',
    tone: 'danger',
    onConfirm,
  },
  onClose: fn(),
}

const meta = preview.meta({ title: 'Blocks/ConfirmQuestion', component: ConfirmQuestion, args })

const findDialog = async () => within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }))

export const Asked = meta.story({
  async play({ args: { onClose }, userEvent }) {
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Cancel the order' }))
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
})

export const WayOutFirst = meta.story({
  async play({ args: { onClose }, userEvent }) {
    await expect((await findDialog()).getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
    await expect(onConfirm).not.toHaveBeenCalled()
  },
})

export const NothingAsked = meta.story({
  args: { question: null },
  play: () => expect(screen.queryByRole('alertdialog')).toBeNull(),
})
