import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { FileField, type FileFieldProps } from '#src/design-system/components/FileField.tsx'
import { useObjectUrl } from '#src/design-system/components/useObjectUrl.ts'
import { drawnFile, dropOn, photographFile, textFile } from '#stories/support/files.ts'
import preview from '#storybook/preview.tsx'

const args: FileFieldProps = {
  label: 'Image',
  hint: 'JPEG or AVIF, at most 32 MB.',
  accept: ['image/jpeg', 'image/avif'],
  chosen: null,
  chooseLabel: 'Choose a picture',
  changeLabel: 'Choose another picture',
  dropLabel: 'or drop it here',
  onChoose: fn(),
}

const meta = preview.meta({
  title: 'Components/FileField',
  component: FileField,
  parameters: { layout: 'padded' },
  args,
})

const zoneOf = (field: HTMLElement) => field.closest('div[class]')

export const Blank = meta.story({
  async play({ args: { onChoose }, canvas, userEvent }) {
    const field = canvas.getByLabelText('Image: Choose a picture')
    await expect(field).toHaveAccessibleDescription('JPEG or AVIF, at most 32 MB.')
    await expect(zoneOf(field)).toHaveStyle({ borderStyle: 'dashed' })
    await userEvent.upload(field, await photographFile())
    await expect(onChoose).toHaveBeenCalledOnce()
    // The chooser is cancelled.
    await fireEvent.change(field, { target: { files: [] } })
    await expect(onChoose).toHaveBeenCalledOnce()
  },
})

const chosenFile = drawnFile()
function Previewed(props: FileFieldProps) {
  return <FileField {...props} chosen={{ name: chosenFile.name, note: '24 KB', preview: useObjectUrl(chosenFile) }} />
}

export const Chosen = meta.story({
  render: (props) => <Previewed {...props} />,
  async play({ canvas, canvasElement }) {
    const field = canvas.getByLabelText('Image: Choose another picture')
    await expect(field).toHaveAccessibleDescription('JPEG or AVIF, at most 32 MB. wheel-nut.svg 24 KB')
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
  },
})

/** `accept` doesn't apply to dropped files, so the caller must check them. */
export const Dropped = meta.story({
  async play({ args: { onChoose }, canvas }) {
    const field = canvas.getByLabelText(/^Image/)
    await expect(await fireEvent.dragOver(field)).toBe(false)
    dropOn(field, textFile())
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'price-list.pdf' }))
    await waitFor(() => expect(zoneOf(field)).toHaveStyle({ borderStyle: 'dashed' }))
  },
})

export const Hovering = meta.story({
  async play({ canvas }) {
    const field = canvas.getByLabelText(/^Image/)
    await fireEvent.dragOver(field)
    await waitFor(() => expect(zoneOf(field)).toHaveStyle({ borderStyle: 'solid' }))
    await fireEvent.dragLeave(field)
    await waitFor(() => expect(zoneOf(field)).toHaveStyle({ borderStyle: 'dashed' }))
    await fireEvent.dragOver(field)
  },
})
