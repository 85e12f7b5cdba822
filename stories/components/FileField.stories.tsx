import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { FileField, type FileFieldProps } from '#src/design-system/components/FileField.tsx'
import { dropOn, loadPhotographFile, makeTextFile } from '#stories/support/files.ts'
import preview from '#storybook/preview.tsx'

const args: FileFieldProps = {
  label: 'Image',
  hint: 'JPEG or AVIF, at most 32 MB.',
  accept: ['image/jpeg', 'image/avif'],
  selectedFile: null,
  labels: { choose: 'Choose a picture', change: 'Choose another picture', drop: 'or drop it here' },
  onSelect: fn(),
}

const meta = preview.meta({ title: 'Components/FileField', component: FileField, args })

const getDropZone = (field: HTMLElement) => field.closest('div[class]')

export const Blank = meta.story({
  async play({ args: { onSelect }, canvas, userEvent }) {
    const field = canvas.getByLabelText('Image: Choose a picture')
    await expect(field).toHaveAccessibleDescription('JPEG or AVIF, at most 32 MB.')
    await expect(getDropZone(field)).toHaveStyle({ borderStyle: 'dashed' })
    await userEvent.upload(field, await loadPhotographFile())
    await expect(onSelect).toHaveBeenCalledOnce()
    // Simulates a cancelled file dialog.
    await fireEvent.change(field, { target: { files: [] } })
    await expect(onSelect).toHaveBeenCalledOnce()
  },
})

/** `accept` doesn't apply to dropped files, so the caller must check them. */
export const Dropped = meta.story({
  async play({ args: { onSelect }, canvas }) {
    const field = canvas.getByLabelText(/^Image/)
    await expect(await fireEvent.dragOver(field)).toBe(false)
    dropOn(field, makeTextFile())
    await expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'price-list.pdf' }))
    await waitFor(() => expect(getDropZone(field)).toHaveStyle({ borderStyle: 'dashed' }))
  },
})
