import { useController, type Control } from 'react-hook-form'
import { addPart as copy } from '#src/copy/addPart.ts'
import { FileField } from '#src/design-system/components/FileField.tsx'
import type { AddPartForm } from '#src/domain/addPart.ts'
import { checkPicture, pictureTypes } from '#src/domain/picture.ts'

export interface PictureFieldProps {
  /** Of the form whose `image` this is: its value is the picture's name, which is all its rule needs. */
  control: Control<AddPartForm>
  /** The picture itself; null while none is chosen. */
  file: File | null
  /** Where to see it (useObjectUrl). */
  preview: string | null
  onChoose: (file: File) => void
  disabled: boolean
}

/** Takes a part's picture: what is no picture, or too big, is refused with a reason, and an earlier choice stays (PAGE-11). */
export function PictureField({ control, file, preview, onChoose, disabled }: PictureFieldProps) {
  const { field, fieldState } = useController({ control, name: 'image' })

  const choose = (chosen: File) => {
    const problem = checkPicture(chosen)
    if (problem) {
      control.setError('image', { message: copy.problems[problem](chosen.name) })
      return
    }
    onChoose(chosen)
    field.onChange(chosen.name)
  }

  return (
    <FileField
      label={copy.image}
      hint={copy.imageHint}
      accept={pictureTypes}
      chosen={file && { name: file.name, note: copy.size(file.size), preview }}
      chooseLabel={copy.choose}
      changeLabel={copy.change}
      dropLabel={copy.drop}
      onChoose={choose}
      disabled={disabled}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  )
}
