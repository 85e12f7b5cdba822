import type { Canvas } from 'storybook/internal/csf'
import papaparse from 'papaparse'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { partsFile } from '#src/copy/partsFile.ts'
import type { PartsFileDialogProps } from '#src/design-system/blocks/parts/PartsFileDialog.tsx'
import type { BatchEndReason, BatchEntryResult } from '#src/domain/batch.ts'
import { checkPartsFile, toPartKeys } from '#src/domain/partsFile.ts'
import { AddPartScreen, type AddPartScreenProps } from '#src/design-system/screens/AddPartScreen.tsx'
import { fillIn, expectFocusedNotice, expectRejected } from '#stories/support/forms.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { dropOn, loadPhotographFile, makeTextFile } from '#stories/support/files.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { expectCallOnClick, expectBusyIgnoresClick, inDialog, clickButton } from '#stories/support/buttons.ts'
import { noDraftProps, ready } from '#stories/support/data.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const existingPart = toPart(makePart({ name: 'Wheel hub 5×114.3' }))

const dialogPropsWithoutFile: PartsFileDialogProps = {
  file: null,
  batch: null,
  onSelect: fn(),
  onDownloadTemplate: fn(),
  onAdd: fn(),
  onStop: fn(),
  onClose: fn(),
}

const args: AddPartScreenProps = {
  onAdd: fn(),
  onStopUpload: fn(),
  step: 'idle',
  progress: null,
  catalogue: { parts: ready([existingPart]), load: fn() },
  partsFileDialog: dialogPropsWithoutFile,
  ...noDraftProps,
}

const meta = preview.meta({
  title: 'Screens/Admin/Add New Product',
  component: AddPartScreen,
  parameters: { routerPath: '/dashboard/addproduct' },
  args,
  render: inDashboard('admin', AddPartScreen),
})

/** The values to type into the form, by field label. */
const newPartValues = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4,800',
  Describe: 'Cold forged, zinc flake, cone seat. One torque fits all.',
}

const getImageField = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>(/^Image/)

/** The admin adds a part with its picture to the catalogue. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('admin'),
  play: ({ canvas }) => expect(canvas.getByText('Purchase Now').closest('[inert]')).not.toBeNull(),
})

/** As the admin types and selects pictures, the card shows what customers will see. */
export const Filled = meta.story({
  name: 'A part is described',
  tags: ['good-day'],
  async play({ args: { onAdd }, canvas, canvasElement }) {
    const revokeSpy = spyOn(URL, 'revokeObjectURL')
    const getPreviewImages = () => [...canvasElement.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')]
    await fillIn(newPartValues)({ canvas })
    await userEvent.upload(getImageField(canvas), await loadPhotographFile('first.avif'))
    await waitFor(() => expect(getPreviewImages()).toHaveLength(2))
    const firstUrl = getPreviewImages()[0]?.src
    await userEvent.upload(getImageField(canvas), await loadPhotographFile())
    await expectText('wheel-hub.avif', '$2.40', '4,800 pcs')({ canvas })
    await waitFor(() => expect(getPreviewImages().map(({ src }) => src)).not.toContain(firstUrl))
    await expect(revokeSpy).toHaveBeenCalledWith(firstUrl)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    await expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Forged wheel nut M12', price: '2.40', availableParts: '4,800' }),
      expect.objectContaining({ name: 'wheel-hub.avif' }),
    )
  },
})

/** The form is filled in from an existing part, including its picture; the name is selected, ready to be replaced. */
export const LikeAnother = meta.story({
  name: 'Starting from an existing part',
  tags: ['good-day'],
  async play({ args: { onAdd }, canvas }) {
    const templateField = canvas.getByLabelText('Start from an existing part')
    await userEvent.type(templateField, 'No such part{Enter}')
    await expect(templateField).toHaveAccessibleDescription(/^No part has this name/)
    await userEvent.clear(templateField)
    await userEvent.type(templateField, `${existingPart.name}{Enter}`)
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getByLabelText('Describe')).toHaveValue(existingPart.description)
    await expectText('Picture from the existing part')({ canvas })
    await userEvent.keyboard('Another one')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    await expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ name: 'Another one' }), existingPart.image)
  },
})

/** The props of the page after a file with this text is selected. */
const makeFileProps = (text: string): Partial<AddPartScreenProps> => ({
  partsFileDialog: {
    ...dialogPropsWithoutFile,
    file: {
      name: 'spring-parts.csv',
      checkResult: checkPartsFile(papaparse.parse<string[]>(text).data, toPartKeys([existingPart])),
    },
  },
})

const csvHeader = 'Name;Price per unit;Minimum quantity;Available parts;Describe;Image\n'
const makeCsvRow = (name: string) =>
  `${name};2.40;100;4,800;"Cold forged;\nzinc flake";https://images.example/nut.jpg\n`

const openFileDialog = clickButton('Add from a CSV file')

/** Before anything is sent, the page lists the skipped rows, each with the reason, and then the parts that can be added. */
export const FileChecked = meta.story({
  name: 'A file of parts is checked',
  tags: ['good-day'],
  args: makeFileProps(
    `${csvHeader}${makeCsvRow('Nut M12')}${makeCsvRow('Nut M14')}${makeCsvRow('Nut M12')}${makeCsvRow('Nut M16').replace('2.40', '2,4')}`,
  ),
  async play({ args: { partsFileDialog }, canvas }) {
    await openFileDialog({ canvas })
    const dialog = within(await screen.findByRole('dialog', { name: 'Add parts from a CSV file' }))
    await expectText(
      '2 parts ready to add, 2 skipped.',
      'Same as row 2',
      'Price per unit “2,4”: Please enter a number',
    )({ canvas: dialog })
    await expect(dialog.getAllByText('$2.40, minimum 100, 4,800 available')).toHaveLength(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 parts' }))
    await waitFor(() => expect(partsFileDialog.onAdd).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

/** A message names the columns that are missing from the file, and nothing can be added. */
export const FileWithoutColumns = meta.story({
  name: 'A file of parts with missing columns',
  tags: ['went-wrong', 'everydayShop'],
  args: makeFileProps('Name,Price per unit\nNut,2.40\n'),
  play: playAll(
    openFileDialog,
    inDialog(
      'dialog',
      'Add parts from a CSV file',
      expectText(/^Missing columns: Minimum quantity, Available parts, Describe, Image\./),
    ),
  ),
})

/** The props of the page while the parts of a file are being added. An `endReason` means that adding has ended. */
const makeBatchProps = (results: BatchEntryResult[], endReason: BatchEndReason | null): Partial<AddPartScreenProps> => {
  const entries = results.map((result, index) => {
    const item = { id: String(index + 2), row: index + 2, body: { ...partsFile.example, name: `Hub M${index + 5}` } }
    return { id: item.id, item, result }
  })
  return { partsFileDialog: { ...dialogPropsWithoutFile, batch: { entries, isStopping: false, endReason } } }
}

/** The parts are added one by one, with a progress bar, a result for each part, and “Stop”. */
export const FileAdding = meta.story({
  name: 'The parts of a file are being added',
  tags: ['waiting', 'STATE-13'],
  args: makeBatchProps(['done', 'done', 'sending', 'waiting', 'waiting'], null),
  async play({ args: { partsFileDialog } }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Adding one by one…' }))
    await expect(dialog.getByRole('progressbar', { name: '2 of 5' })).toHaveAttribute('value', '0.4')
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }))
    await expect(partsFileDialog.onStop).toHaveBeenCalledOnce()
  },
})

/** The connection was lost. A button adds the remaining parts, except those that may already have been added. */
export const FilePartlyAdded = meta.story({
  name: 'Only some parts of a file are added',
  tags: ['went-wrong', 'STATE-15'],
  args: makeBatchProps(['done', 'refused', 'unknown', 'notSent', 'notSent'], 'offline'),
  async play({ args: { partsFileDialog } }) {
    const dialog = within(await screen.findByRole('alertdialog', { name: '1 of 5 added' }))
    await waitFor(() => expect(dialog.getByText(/^The shop stopped responding/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Add the remaining 3' }))
    await expect(partsFileDialog.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ row: 3 }),
      expect.objectContaining({ row: 5 }),
      expect.objectContaining({ row: 6 }),
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(partsFileDialog.onClose).toHaveBeenCalledOnce()
  },
})

/** Every field shows what is missing, the cursor is in the first field, and nothing is sent. */
export const EveryFieldRequired = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: expectRejected('Add Product', args.onAdd, {
    Name: 'Parts Name is Required',
    'Price per unit': /^Per Price is Required/,
    'Minimum quantity': 'Minimum Quantity Number Required',
    'Available parts': 'Available Parts Number Required',
    Describe: 'Describe Required',
    'Image: Choose a picture': /^Parts Image Required/,
  }),
})

/** Invalid prices and quantities are rejected, each with its own message (ORDER-13). */
export const NotNumbers = meta.story({
  name: 'Words instead of numbers',
  tags: ['went-wrong'],
  play: playAll(
    fillIn({ ...newPartValues, 'Price per unit': 'twelve', 'Minimum quantity': '2.5', 'Available parts': '-1' }),
    expectRejected('Add Product', args.onAdd, {
      'Price per unit': /^Please enter a number/,
      'Minimum quantity': 'Please enter a whole number',
      'Available parts': 'Should be a positive Number',
    }),
  ),
})

/** A file that is not a picture is rejected with a message, and the previously selected picture stays (PAGE-11). */
export const NotAPicture = meta.story({
  name: 'The file is not a picture',
  tags: ['went-wrong'],
  async play({ canvas }) {
    await userEvent.upload(getImageField(canvas), await loadPhotographFile())
    dropOn(getImageField(canvas), makeTextFile())
    await waitFor(() =>
      expect(getImageField(canvas)).toHaveAccessibleDescription(/^price-list.pdf isn’t a supported picture type/),
    )
    await expect(canvas.getByText('wheel-hub.avif')).toBeVisible()
  },
})

/** A file larger than 32 MB is rejected before anything is sent. */
export const TooBig = meta.story({
  name: 'The picture is too big',
  tags: ['went-wrong'],
  async play({ canvas }) {
    dropOn(getImageField(canvas), new File([new Uint8Array(32 * 1024 * 1024 + 1)], 'poster.png', { type: 'image/png' }))
    await waitFor(() => expect(getImageField(canvas)).toHaveAccessibleDescription(/^poster.png is larger than 32 MB/))
  },
})

/** A progress bar shows the upload, and further clicks send nothing. */
export const Uploading = meta.story({
  name: 'The picture is uploading',
  tags: ['waiting', 'STATE-13'],
  args: { step: 'uploading', progress: 0.45 },
  play: playAll(
    expectText('45%'),
    expectBusyIgnoresClick('Adding the part…', args.onAdd),
    expectCallOnClick('Stop upload', args.onStopUpload),
  ),
})

/** The picture is uploaded and the part is being saved; the button is busy. */
export const SavingPart = meta.story({
  name: 'The part is being saved',
  tags: ['waiting', 'STATE-13'],
  args: { step: 'saving', progress: 1 },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Saving the part…' })).not.toHaveAttribute('value'),
})

/** An error message appears, and the form can be sent again. */
export const UploadFailed = meta.story({
  name: 'The picture could not be uploaded',
  tags: ['went-wrong', 'failUpload'],
  args: { step: 'uploadFailed' },
  play: expectFocusedNotice('We couldn’t upload the picture'),
})

/** The picture was uploaded but the part was not saved; trying again doesn’t upload the picture a second time. */
export const SaveFailed = meta.story({
  name: 'The part could not be saved',
  tags: ['went-wrong', 'everydayShop'],
  args: { step: 'saveFailed', progress: 1 },
  play: expectFocusedNotice(/the picture is already uploaded/),
})

/** The response was lost, so the page asks the admin to check the parts first, and keeps the form (ORDER-6). */
export const SaveUnknown = meta.story({
  name: 'Saved or not? Unknown',
  tags: ['went-wrong', 'everydayShop'],
  args: { step: 'saveUnknown', progress: 1 },
  play: expectFocusedNotice('We can’t tell whether the part was saved'),
})

/** A confirmation links to all parts, and the form is empty for the next part. */
export const Done = meta.story({
  name: 'Part added',
  tags: ['good-day', 'STATE-14'],
  args: { step: 'done', progress: 1 },
  play: playAll(expectFocusedNotice('Part added'), expectLink('/parts', 'See all parts')),
})

/** Very long names, code in the description and a very long file name stay inside the page. */
export const LongWords = meta.story({
  name: 'Very long texts',
  tags: ['borders', 'STATE-11'],
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Name'))
    await userEvent.paste('Rotor'.repeat(60))
    await userEvent.click(canvas.getByLabelText('Describe'))
    await userEvent.paste('<b>x</b>'.repeat(300))
    await userEvent.upload(getImageField(canvas), await loadPhotographFile(`${'long-name'.repeat(20)}.png`))
  },
})

/** After a reload or a new login the form is filled in as before, and only the picture has to be selected again. */
export const DraftIsBack = meta.story({
  name: 'The draft is back',
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
  async play({ args: { onDraftChange }, canvas }) {
    await expectText(/choose the picture again/)({ canvas })
    await expect(canvas.getByLabelText('Name')).toHaveValue('Forged wheel nut M12')
    await fillIn({ Describe: ' forged' })({ canvas })
    await expect(onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ describe: 'Cold forged' }))
  },
})

/** At 320 pixels the card is below the form. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
