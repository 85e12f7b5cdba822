import { useEffect, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { addPart as copy } from '#src/copy/adminPages.ts'
import { FileField } from '#src/design-system/components/FileField.tsx'
import { checkPicture, pictureTypes, type AddPartForm } from '#src/domain/partForm.ts'

/**
 * Creates an object URL to preview a file, and revokes it when the file changes or the component unmounts.
 * @returns the object URL; null while there is no file
 */
export function useObjectUrl(file: Blob | null): string | null {
  const [preview, setPreview] = useState<{ file: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setPreview({ file, url })
    return () => {
      URL.revokeObjectURL(url)
      setPreview(null)
    }
  }, [file])
  return preview?.file === file ? (preview?.url ?? null) : null
}

export interface PictureFieldProps {
  /** The control of the form. The value of `image` is only the name of the file, which is all that validation needs. */
  control: Control<AddPartForm>
  /** The selected file, or the URL of the picture of an existing part. */
  picture: File | string | null
  previewUrl: string | null
  onSelect: (file: File) => void
  disabled: boolean
}

const describePicture = (picture: File | string) =>
  typeof picture === 'string'
    ? { name: copy.existingPart.picture, note: '' }
    : { name: picture.name, note: copy.fileSize(picture.size) }

/**
 * The field for the picture of a part. A file of the wrong type or size shows an error, and the previous file is kept
 * (PAGE-11).
 */
export function PictureField({ control, picture, previewUrl, onSelect, disabled }: PictureFieldProps) {
  const { field, fieldState } = useController({ control, name: 'image' })

  const selectPicture = (file: File) => {
    const problem = checkPicture(file)
    if (problem) {
      control.setError('image', { message: copy.problems[problem](file.name) })
      return
    }
    onSelect(file)
    field.onChange(file.name)
  }

  return (
    <FileField
      label={copy.image}
      hint={copy.imageHint}
      accept={pictureTypes}
      selectedFile={picture === null ? null : { ...describePicture(picture), preview: previewUrl }}
      labels={copy}
      onSelect={selectPicture}
      disabled={disabled}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  )
}
