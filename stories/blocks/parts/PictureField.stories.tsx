import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, waitFor } from 'storybook/test'
import { PictureField } from '#src/design-system/blocks/parts/PictureField.tsx'
import { useObjectUrl } from '#src/design-system/components/useObjectUrl.ts'
import type { AddPartForm } from '#src/domain/addPart.ts'
import { dropOn, photographFile, textFile } from '#stories/support/files.ts'
import preview from '#storybook/preview.tsx'

/** The field in a form, which stores the picture's name. */
function InAForm({ disabled }: { disabled: boolean }) {
  const { control } = useForm<AddPartForm>({ defaultValues: { image: '' } })
  const [file, setFile] = useState<File | null>(null)
  return (
    <PictureField control={control} file={file} preview={useObjectUrl(file)} onChoose={setFile} disabled={disabled} />
  )
}

const meta = preview.meta({
  title: 'Blocks/PictureField',
  component: InAForm,
  parameters: { layout: 'padded' },
  args: { disabled: false },
})

export const Blank = meta.story()
export const Disabled = meta.story({ args: { disabled: true } })

export const Chosen = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.upload(canvas.getByLabelText('Image: Choose a picture'), await photographFile())
    await expect(canvas.getByText('wheel-hub.avif')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
  },
})

export const Refused = meta.story({
  async play({ canvas }) {
    const field = canvas.getByLabelText(/^Image/)
    dropOn(field, textFile())
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^price-list.pdf is not a picture/))
    await expect(canvas.queryByText('price-list.pdf')).toBeNull()
  },
})
