import { expect } from 'storybook/test'
import { WhoSection } from '#mocks/demo/panel/WhoSection.tsx'
import { runningDemo } from '#stories/demo/fakes.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/WhoSection',
  component: WhoSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
})

export const Customer = meta.story({
  args: { demo: runningDemo() },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('button', { name: /^Customer/, pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Customer/ }))
    await expect(args.demo.switchTo).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Admin/ }))
    await expect(args.demo.switchTo).toHaveBeenCalledWith('admin')
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Nadia Rahman')
  },
})

/** The buttons keep the focus and ignore clicks. */
export const Switching = meta.story({
  args: { demo: runningDemo({ isSwitching: true }) },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByText('One moment …')).toBeVisible()
    const admin = canvas.getByRole('button', { name: /^Admin/ })
    await expect(admin).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(admin)
    await expect(admin).toHaveFocus()
    await expect(args.demo.switchTo).not.toHaveBeenCalled()
  },
})

export const AnotherAccount = meta.story({
  args: { demo: runningDemo({ viewer: null, viewerName: 'Ines Moreau', newAccounts: 1 }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
    await expect(canvas.getByText('Ines Moreau, who signed up in this demo')).toBeVisible()
  },
})
