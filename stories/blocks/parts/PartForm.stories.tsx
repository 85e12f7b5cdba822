import { expect, fn, spyOn, waitFor } from 'storybook/test'
import { PartForm, type PartFormProps } from '#src/design-system/blocks/parts/PartForm.tsx'
import { photographFile } from '#stories/support/files.ts'
import { onPage } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: PartFormProps = { onAdd: fn(), onStop: fn(), step: 'idle', progress: null }

const meta = preview.meta({ title: 'Blocks/PartForm', component: PartForm, args, decorators: [onPage()] })

/** A second picture replaces the first, whose object URL is revoked. */
export const PictureAfterPicture = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const revoke = spyOn(URL, 'revokeObjectURL')
    const previewSrc = () => canvasElement.querySelector<HTMLImageElement>('img[src^="blob:"]')?.src ?? ''
    await userEvent.upload(canvas.getByLabelText(/^Image/), await photographFile('first.avif'))
    await waitFor(() => expect(previewSrc()).not.toBe(''))
    const first = previewSrc()
    await userEvent.upload(canvas.getByLabelText(/^Image/), await photographFile('second.avif'))
    await waitFor(() => expect(previewSrc()).not.toBe(first))
    await expect(canvas.getByText('second.avif')).toBeVisible()
    await expect(revoke).toHaveBeenCalledWith(first)
  },
})
