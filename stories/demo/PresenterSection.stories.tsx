import { expect, fn, screen, spyOn, within } from 'storybook/test'
import { windowId } from '#mocks/demo/notes/notesChannel.ts'
import { PresenterSection } from '#mocks/demo/panel/PresenterSection.tsx'
import { createState } from '#mocks/observable.ts'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import { fakeDemo } from '#stories/support/demo.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Demo/PresenterSection',
  component: PresenterSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
  args: {
    demo: fakeDemo({ viewer: 'customer', viewerName: 'Kamal Hossain' }),
    notesAddress: () => 'https://shop.example/?view=notes',
    secondViewAddress: ({ as, path }) => `https://shop.example${path}?as=${as}`,
    bigPointer: createState(false),
    onHide: fn(),
  },
})

/** Customer here: the other side is the admin's, where the orders arrive. */
export const Customer = meta.story({
  async play({ canvas, userEvent }) {
    const open = spyOn(window, 'open').mockReturnValue(window)
    await userEvent.click(canvas.getByRole('button', { name: 'Second view' }))
    await expect(open.mock.lastCall?.slice(0, 2)).toEqual([
      'https://shop.example/dashboard/manageallorders?as=admin',
      `${windowId()}-admin`,
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }))
    await expect(open.mock.lastCall?.slice(0, 2)).toEqual(['https://shop.example/?view=notes', `${windowId()}-notes`])
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Admin = meta.story({
  args: { demo: fakeDemo() },
  async play({ canvas, userEvent }) {
    const open = spyOn(window, 'open').mockReturnValue(window)
    await userEvent.click(canvas.getByRole('button', { name: 'Second view' }))
    await expect(open.mock.lastCall?.[0]).toBe('https://shop.example/dashboard/mypurchases?as=customer')
  },
})

export const WindowBlocked = meta.story({
  async play({ canvas, userEvent }) {
    spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('The browser blocked the window.')
    const link = canvas.getByRole('link', { name: 'Open the notes' })
    await expect(link).toHaveAttribute('href', 'https://shop.example/?view=notes')
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const BigPointerOn = meta.story({
  args: { bigPointer: createState(true) },
  async play({ args, canvas, userEvent }) {
    args.bigPointer.set(true)
    const button = canvas.getByRole('button', { name: 'Big pointer' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(args.bigPointer.get()).toBe(false)
    await userEvent.click(button)
  },
})

export const HideEverything = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide everything' }))
    const question = await screen.findByRole('alertdialog', { name: 'Hide everything?' })
    await expect(question).toHaveAccessibleDescription(/Press Ctrl\+Shift\+X to bring them back/)
    await expect(args.onHide).not.toHaveBeenCalled()
    await userEvent.click(within(question).getByRole('button', { name: 'Hide' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
})
