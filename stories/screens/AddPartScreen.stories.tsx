import type { Canvas } from 'storybook/internal/csf'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { AddPartScreen, type AddPartScreenProps } from '#src/design-system/screens/AddPartScreen.tsx'
import { callsOnPress, ignoresPress } from '#stories/support/buttons.ts'
import { fills, noticesWithFocus, refuses } from '#stories/support/forms.ts'
import { inTurn, leadsTo, onSmallPhone, sees } from '#stories/support/plays.ts'
import { dropOn, photographFile, textFile } from '#stories/support/files.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { noDraft, ready } from '#stories/support/data.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const other = toPart(makePart({ name: 'Wheel hub 5×114.3' }))

const args: AddPartScreenProps = {
  onAdd: fn(),
  onStop: fn(),
  step: 'idle',
  progress: null,
  catalogue: { parts: ready([other]), onOpen: fn() },
  ...noDraft,
}

const meta = preview.meta({
  title: 'Screens/Admin/Add New Product',
  component: AddPartScreen,
  parameters: { at: '/dashboard/addproduct' },
  args,
  render: inDashboard('admin', AddPartScreen),
})

/** What an admin types, by the fields' labels. */
const newPart = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4,800',
  Describe: 'Cold forged, zinc flake, cone seat. One torque fits all.',
}

const image = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/^Image/)

/** Adds a part with its picture to the catalogue. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('admin'),
  play: ({ canvas }) => expect(canvas.getByText('Purchase Now').closest('[inert]')).not.toBeNull(),
})

/** While the admin types and chooses pictures, the card shows what customers will see. */
export const Filled = meta.story({
  name: 'A part is described',
  tags: ['good-day'],
  async play({ args: { onAdd }, canvas, canvasElement }) {
    const revoke = spyOn(URL, 'revokeObjectURL')
    const previews = () => [...canvasElement.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')]
    await fills(newPart)({ canvas })
    await userEvent.upload(image(canvas), await photographFile('first.avif'))
    await waitFor(() => expect(previews()).toHaveLength(2))
    const first = previews()[0]?.src
    await userEvent.upload(image(canvas), await photographFile())
    await sees('wheel-hub.avif', '$2.40', '4,800 pcs')({ canvas })
    await waitFor(() => expect(previews().map(({ src }) => src)).not.toContain(first))
    await expect(revoke).toHaveBeenCalledWith(first)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    await expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Forged wheel nut M12', price: '2.40', availableParts: '4,800' }),
      expect.objectContaining({ name: 'wheel-hub.avif' }),
    )
  },
})

/** The form is filled from a part of the catalogue, with its picture; its name is selected, because the new one differs. */
export const LikeAnother = meta.story({
  name: 'Like a part of the catalogue',
  tags: ['good-day'],
  async play({ args: { onAdd }, canvas }) {
    const like = canvas.getByLabelText('Start from a part')
    await userEvent.type(like, 'No such part{Enter}')
    await expect(like).toHaveAccessibleDescription(/^No part has this name/)
    await userEvent.clear(like)
    await userEvent.type(like, `${other.name}{Enter}`)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getByLabelText('Describe')).toHaveValue(other.description)
    await sees('Its picture')({ canvas })
    await userEvent.keyboard('Another one')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() =>
      expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Another one' }), other.image),
    )
  },
})

/** Every field says what is missing, the first one is ready for typing, and nothing is sent. */
export const EveryFieldRequired = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: refuses('Add Product', args.onAdd, {
    Name: 'Parts Name is Required',
    'Price per unit': /^Per Price is Required/,
    'Minimum quantity': 'Minimum Quantity Number Required',
    'Available parts': 'Available Parts Number Required',
    Describe: 'Describe Required',
    'Image: Choose a picture': /^Parts Image Required/,
  }),
})

/** Price and quantities that are no proper numbers are refused, each with its own message (ORDER-13). */
export const NotNumbers = meta.story({
  name: 'Words instead of numbers',
  tags: ['went-wrong'],
  play: inTurn(
    fills({ ...newPart, 'Price per unit': 'twelve', 'Minimum quantity': '2.5', 'Available parts': '-1' }),
    refuses('Add Product', args.onAdd, {
      'Price per unit': /^Please enter a number/,
      'Minimum quantity': 'Please enter a whole number',
      'Available parts': 'Should be a positive Number',
    }),
  ),
})

/** Another kind of file is refused with a message, and the picture chosen before stays (PAGE-11). */
export const NotAPicture = meta.story({
  name: 'The file is no picture',
  tags: ['went-wrong'],
  async play({ canvas }) {
    await userEvent.upload(image(canvas), await photographFile())
    dropOn(image(canvas), textFile())
    await waitFor(() =>
      expect(image(canvas)).toHaveAccessibleDescription(/^price-list.pdf is not a picture of these kinds/),
    )
    await expect(canvas.getByText('wheel-hub.avif')).toBeVisible()
  },
})

/** A file of more than 32 megabytes is refused before anything is sent. */
export const TooBig = meta.story({
  name: 'The picture is too big',
  tags: ['went-wrong'],
  async play({ canvas }) {
    dropOn(image(canvas), new File([new Uint8Array(32 * 1024 * 1024 + 1)], 'poster.png', { type: 'image/png' }))
    await waitFor(() => expect(image(canvas)).toHaveAccessibleDescription(/^poster.png is larger than 32 MB/))
  },
})

/** The bar shows how much is done, and further clicks send nothing twice. */
export const Uploading = meta.story({
  name: 'The picture is uploading',
  tags: ['waiting', 'STATE-13'],
  args: { step: 'uploading', progress: 0.45 },
  play: inTurn(sees('45%'), ignoresPress('Adding the part…', args.onAdd), callsOnPress('Stop the upload', args.onStop)),
})

/** The picture has arrived and the part is being saved; the button waits. */
export const SavingPart = meta.story({
  name: 'The part is being saved',
  tags: ['waiting', 'STATE-13'],
  args: { step: 'saving', progress: 1 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Saving the part…' })).not.toHaveAttribute('value'),
})

/** The shop says that the picture could not be uploaded, and the admin can send the form again. */
export const UploadFailed = meta.story({
  name: 'The picture did not arrive',
  tags: ['went-wrong'],
  args: { step: 'uploadFailed' },
  play: noticesWithFocus('The picture could not be uploaded'),
})

/** The picture is uploaded but the part was not saved: the shop says so and will not upload the picture again. */
export const SaveFailed = meta.story({
  name: 'The part could not be saved',
  tags: ['went-wrong'],
  args: { step: 'saveFailed', progress: 1 },
  play: noticesWithFocus(/the picture is uploaded already/),
})

/** The answer got lost: the page asks to look at the parts first, and keeps the form (ORDER-6). */
export const SaveUnknown = meta.story({
  name: 'Saved or not? Nobody knows',
  tags: ['went-wrong'],
  args: { step: 'saveUnknown', progress: 1 },
  play: noticesWithFocus('We can’t tell whether the part was saved'),
})

/** The shop confirms it, offers a link to all parts and clears the form for the next one. */
export const Done = meta.story({
  name: 'The part is in the catalogue',
  tags: ['good-day', 'STATE-14'],
  args: { step: 'done', progress: 1 },
  play: inTurn(noticesWithFocus('The part is in the catalogue'), leadsTo('/parts', 'See all parts')),
})

/** Endless names, code in the description and a very long file name stay inside the page. */
export const LongWords = meta.story({
  name: 'Very long texts',
  tags: ['borders', 'STATE-11'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Name'))
    await userEvent.paste('Rotor'.repeat(60))
    await userEvent.click(canvas.getByLabelText('Describe'))
    await userEvent.paste('<b>x</b>'.repeat(300))
    await userEvent.upload(image(canvas), await photographFile(`${'long-name'.repeat(20)}.png`))
  },
})

/** The page was loaded again, or the admin logged in again: the texts are back, and the picture has to be chosen anew. */
export const DraftIsBack = meta.story({
  name: 'What was typed before is back',
  tags: ['good-day'],
  args: {
    draft: {
      name: 'Forged wheel nut M12',
      price: '2.40',
      minimumQuantity: '100',
      availableParts: '',
      describe: 'Cold',
    },
  },
  async play({ args: { onDraft }, canvas }) {
    await sees(/choose the picture again/)({ canvas })
    await expect(canvas.getByLabelText('Name')).toHaveValue('Forged wheel nut M12')
    await fills({ Describe: ' forged' })({ canvas })
    await expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ describe: 'Cold forged' }))
  },
})

/** On a screen of 320 pixels the form and the card stand one below the other. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
