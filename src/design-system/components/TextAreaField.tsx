import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export type TextAreaFieldProps = FieldInputProps<HTMLTextAreaElement>

/** A field for several lines of text, resizable downwards, with label, error and hint. */
export function TextAreaField({ label, error, hint, ...input }: TextAreaFieldProps) {
  const { id, described, frame } = useFieldIds(error, hint)
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <textarea {...input} {...described} id={id} rows={5} className={join(css.control, css.area)} />
    </FieldFrame>
  )
}
