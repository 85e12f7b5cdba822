import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { ShareSection } from '#mocks/demo/panel/ShareSection.tsx'
import { PanelFrame } from '#stories/demo/PanelFrame.tsx'
import { fakeDemo } from '#stories/support/demo.ts'
import { exportedText, fakeMoments } from '#stories/support/moments.ts'
import preview from '#storybook/preview.tsx'

const link = 'https://demo.shop.example/parts?v=1&scenario=runBusyDay&as=admin'

const demo = fakeDemo()
const moment = demo.capture()

const meta = preview.meta({
  title: 'Demo/ShareSection',
  component: ShareSection,
  decorators: [(Story) => <PanelFrame>{Story()}</PanelFrame>],
  args: { demo, moments: fakeMoments([]), createLink: () => link },
})

export const CopyLink = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(link)
  },
})

/** The link is selected, to be copied by hand. */
export const ClipboardRefused = meta.story({
  async play({ canvas, userEvent }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link to this situation' })
    // An effect moves it, after the field is there.
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  },
})

export const QrCode = meta.story({
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'QR code' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(await canvas.findByRole('img', { name: 'QR code of the link to this situation' })).toBeVisible()
    await expect(canvas.getByText(/phone’s own copy/)).toBeVisible()
  },
})

/** Another device can't open an address of this computer. */
export const OnThisComputerOnly = meta.story({
  args: { createLink: () => 'http://localhost:4173/parts?v=1' },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'QR code' })).toBeNull()
    await expect(canvas.getByText(/works on this computer only/)).toBeVisible()
  },
})

export const SaveMoment = meta.story({
  args: { moments: fakeMoments(['Busy day, Nadia Rahman']) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save moment' }))
    const field = canvas.getByRole('textbox', { name: 'Name of the moment' })
    await expect(field).toHaveValue('Busy day, Nadia Rahman 2')
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(field).toHaveAccessibleDescription(/^Give the moment a name\./)
    await userEvent.type(field, 'Before shipping')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.moments.save).toHaveBeenCalledWith('Before shipping', moment)
    await expect(canvas.getByRole('button', { name: 'Open Before shipping' })).toBeVisible()
  },
})

export const NoRoom = meta.story({
  args: { moments: { ...fakeMoments([]), save: fn(() => 'full' as const) } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save moment' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText(/no room for another moment/)).toBeVisible()
  },
})

export const NameTaken = meta.story({
  args: { moments: fakeMoments(['Mine']) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save moment' }))
    const field = canvas.getByRole('textbox', { name: 'Name of the moment' })
    await userEvent.clear(field)
    await userEvent.type(field, 'Mine{Enter}')
    await expect(field).toHaveAccessibleDescription(/^There is a moment of this name\./)
    await expect(args.moments.save).not.toHaveBeenCalled()
  },
})

export const SavedMoments = meta.story({
  args: {
    moments: {
      ...fakeMoments(['Order ready to pay', 'Before the card is declined, with a long name']),
      read: fn(() => moment),
    },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Order ready to pay' }))
    await expect(args.demo.restore).toHaveBeenCalledWith(moment)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Order ready to pay' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this moment?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await expect(args.moments.remove).not.toHaveBeenCalled()
  },
})

/** Deleting asks first. */
export const DeleteMoment = meta.story({
  args: { moments: fakeMoments(['Mine']) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Mine' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this moment?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await expect(args.moments.remove).toHaveBeenCalledWith('Mine')
    await expect(canvas.queryByRole('list', { name: 'Saved moments' })).toBeNull()
  },
})

export const BrokenMoment = meta.story({
  args: { moments: fakeMoments(['Mine']) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Mine' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('“Mine” can not be read any more.')
    await expect(args.demo.restore).not.toHaveBeenCalled()
  },
})

const choose = async (canvasElement: HTMLElement, text: string) => {
  const input = canvasElement.querySelector('input[type="file"]')
  if (!input) throw new Error('there is no file input')
  await fireEvent.change(input, { target: { files: [new File([text], 'moments.json')] } })
}

export const Import = meta.story({
  args: { moments: fakeMoments([]) },
  async play({ canvas, canvasElement }) {
    await choose(canvasElement, exportedText)
    await expect(await canvas.findByText('Imported: Before shipping.')).toBeVisible()
  },
})

/** Asks before a moment of the same name is replaced. */
export const ImportReplaces = meta.story({
  args: { moments: fakeMoments(['Before shipping']) },
  async play({ args, canvasElement, userEvent }) {
    await choose(canvasElement, exportedText)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace moments?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await expect(args.moments.importText).not.toHaveBeenCalled()
  },
})

export const WrongFile = meta.story({
  async play({ args, canvas, canvasElement }) {
    await choose(canvasElement, 'not a moment')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“moments.json” was not made by Export'))
    await expect(args.moments.importText).not.toHaveBeenCalled()
  },
})
