import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AddPartScreen, type AddPartScreenProps } from '#src/design-system/screens/AddPartScreen.tsx'
import { DashboardScreen } from '#src/design-system/screens/DashboardScreen.tsx'
import { bigFile, dropOn, photographFile, textFile } from '#stories/support/files.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const args: AddPartScreenProps = { onAdd: fn(), step: 'idle', progress: null }

const meta = preview.meta({
  title: 'Screens/Admin/AddPartScreen',
  component: AddPartScreen,
  parameters: { page: true, at: '/dashboard/addproduct' },
  args,
  render: (props) => (
    <DashboardScreen role={{ state: 'ready', value: 'admin' }}>
      <AddPartScreen {...props} />
    </DashboardScreen>
  ),
})

const values = {
  Name: 'Forged wheel nut M12',
  'Price per unit': '2.40',
  'Minimum quantity': '100',
  'Available parts': '4,800',
  Describe: 'Cold forged, zinc flake, cone seat. One torque fits all.',
}

const image = (canvas: HTMLElement) => within(canvas).getByLabelText<HTMLInputElement>(/^Image/)
const add = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Add Product' }))

async function fill(canvas: HTMLElement, texts: Partial<typeof values> = values) {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(within(canvas).getByLabelText(label), text)
}

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible()
    await expect(canvas.getByLabelText('Image: Choose a picture')).toHaveAttribute('type', 'file')
    await expect(canvas.queryByRole('link', { name: 'Purchase Now' })).toBeNull()
  },
})

/** The preview card shows what customers will see. */
export const Filled = meta.story({
  async play({ args: { onAdd }, canvas, canvasElement }) {
    await fill(canvasElement)
    await userEvent.upload(image(canvasElement), await photographFile())
    await expect(canvas.getByText('wheel-hub.avif')).toBeVisible()
    await expect(canvas.getByText('$2.40')).toBeVisible()
    await expect(canvas.getByText('4,800 pcs')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelectorAll('img[src^="blob:"]')).toHaveLength(2))
    await add(canvasElement)
    await waitFor(() => expect(onAdd).toHaveBeenCalledOnce())
    await expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Forged wheel nut M12', price: '2.40', availableParts: '4,800' }),
      expect.objectContaining({ name: 'wheel-hub.avif' }),
    )
  },
})

export const EveryFieldRequired = meta.story({
  async play({ args: { onAdd }, canvas, canvasElement }) {
    await add(canvasElement)
    const expectMessage = async (label: string | RegExp, message: RegExp) =>
      waitFor(() => expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message))
    await expectMessage('Name', /^Parts Name is Required$/)
    await expectMessage('Price per unit', /^Per Price is Required/)
    await expectMessage('Minimum quantity', /^Minimum Quantity Number Required$/)
    await expectMessage('Available parts', /^Available Parts Number Required$/)
    await expectMessage('Describe', /^Describe Required$/)
    await expectMessage(/^Image/, /^Parts Image Required/)
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
    await expect(onAdd).not.toHaveBeenCalled()
  },
})

/** Only the picture is missing: it gets the focus. */
export const PictureRequired = meta.story({
  async play({ args: { onAdd }, canvasElement }) {
    await fill(canvasElement)
    await add(canvasElement)
    await waitFor(() => expect(image(canvasElement)).toHaveFocus())
    await expect(onAdd).not.toHaveBeenCalled()
  },
})

export const NotNumbers = meta.story({
  async play({ canvas, canvasElement }) {
    await fill(canvasElement, { 'Price per unit': 'twelve', 'Minimum quantity': '2.5', 'Available parts': '-1' })
    await add(canvasElement)
    await waitFor(() =>
      expect(canvas.getByLabelText('Price per unit')).toHaveAccessibleDescription(/^Please enter a number/),
    )
    await expect(canvas.getByLabelText('Minimum quantity')).toHaveAccessibleDescription('Please enter a whole number')
    await expect(canvas.getByLabelText('Available parts')).toHaveAccessibleDescription(/^Please enter a/)
  },
})

export const Dropped = meta.story({
  async play({ canvas, canvasElement }) {
    dropOn(image(canvasElement), await photographFile('dropped.avif'))
    await expect(await canvas.findByText('dropped.avif')).toBeVisible()
    await expect(canvas.getByLabelText('Image: Choose another picture')).toBeValid()
  },
})

/** Dropped files can have any type: others are refused with a message, and the earlier choice stays (PAGE-11). */
export const NotAPicture = meta.story({
  async play({ canvas, canvasElement }) {
    await userEvent.upload(image(canvasElement), await photographFile())
    dropOn(image(canvasElement), textFile())
    await waitFor(() =>
      expect(image(canvasElement)).toHaveAccessibleDescription(/^price-list.pdf is not a picture of these kinds/),
    )
    await expect(canvas.getByText('wheel-hub.avif')).toBeVisible()
  },
})

export const TooBig = meta.story({
  async play({ canvas, canvasElement }) {
    dropOn(image(canvasElement), bigFile(32 * 1024 * 1024 + 1))
    await waitFor(() => expect(image(canvasElement)).toHaveAccessibleDescription(/^poster.png is larger than 32 MB/))
    await expect(canvas.queryByText('poster.png')).toBeNull()
  },
})

export const UploadStarting = meta.story({
  args: { step: 'uploading' },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading the picture…' })).not.toHaveAttribute('value')
  },
})

export const Uploading = meta.story({
  args: { step: 'uploading', progress: 0.45 },
  async play({ args: { onAdd }, canvas, canvasElement }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.45')
    await expect(canvas.getByText('45%')).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Adding the part…' }))
    await expect(onAdd).not.toHaveBeenCalled()
    await expect(image(canvasElement)).toBeDisabled()
  },
})

export const SavingPart = meta.story({
  args: { step: 'saving', progress: 1 },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Saving the part…' })).not.toHaveAttribute('value')
    await expect(canvas.getByRole('button', { name: 'Adding the part…' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const UploadFailed = meta.story({
  args: { step: 'uploadFailed' },
  async play({ canvas }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('The picture could not be uploaded'))
    await expect(canvas.getByRole('button', { name: 'Add Product' })).toBeEnabled()
  },
})

export const SaveFailed = meta.story({
  args: { step: 'saveFailed', progress: 1 },
  async play() {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('the picture is uploaded already'))
  },
})

export const Done = meta.story({
  args: { step: 'done', progress: 1 },
  async play({ canvas }) {
    await waitFor(() => expect(document.activeElement).toHaveTextContent('The part is in the catalogue'))
    await expect(canvas.getByRole('link', { name: 'See all parts' })).toHaveAttribute('href', '/parts')
    await expect(canvas.getByLabelText('Name')).toHaveValue('')
  },
})

export const LongWords = meta.story({
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByLabelText('Name'))
    await userEvent.paste('Rotor'.repeat(60))
    await userEvent.click(canvas.getByLabelText('Describe'))
    await userEvent.paste('<b>x</b>'.repeat(300))
    await userEvent.upload(image(canvasElement), await photographFile(`${'long-name'.repeat(20)}.png`))
    await fitsTheWindow()
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/dashboard/addproduct' },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    await canvas.findByLabelText('Describe')
    await fill(canvasElement)
    await userEvent.upload(image(canvasElement), await photographFile())
    await add(canvasElement)
    await expect(await canvas.findByText('The part is in the catalogue')).toBeVisible()
  },
})
