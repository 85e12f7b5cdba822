import { expect, screen, within } from 'storybook/test'
import { ResetSection } from '#mocks/demo/panel/ResetSection.tsx'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import { fakeDemo } from '#stories/support/demo.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/ResetSection',
  component: ResetSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
  args: { version: 'Bq3x8Kd1', demo: fakeDemo() },
})

export const SavedHere = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('saved here')).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Reset everything' })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reset everything?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await expect(args.demo.resetEverything).not.toHaveBeenCalled()
    await userEvent.click(button)
    const again = within(await screen.findByRole('alertdialog'))
    await userEvent.click(again.getByRole('button', { name: 'Reset everything' }))
    await expect(args.demo.resetEverything).toHaveBeenCalledOnce()
  },
})

export const ThisTabOnly = meta.story({ args: { demo: fakeDemo({ persistence: 'tab' }) } })

export const NotSaved = meta.story({
  args: { demo: fakeDemo({ persistence: 'memory' }) },
  play: ({ canvas }) => expect(canvas.getByText('not saved: storage is full or blocked')).toBeVisible(),
})

export const Resetting = meta.story({ args: { demo: fakeDemo({ isSwitching: true }) } })
