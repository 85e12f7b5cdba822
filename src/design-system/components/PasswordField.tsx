import { useState } from 'react'
import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface PasswordFieldProps extends FieldInputProps<HTMLInputElement> {
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** Accessible names of the eye. */
  showLabel: string
  hideLabel: string
}

/** A password with an eye that shows what was typed. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { id, described, frame } = useFieldIds(error, hint)
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <div className={css.withEnd}>
        <input
          {...input}
          {...described}
          id={id}
          type={shown ? 'text' : 'password'}
          className={join(css.control, css.roomAtEnd)}
          autoCapitalize="off"
          spellCheck={false}
        />
        <span className={css.end}>
          <IconButton
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </FieldFrame>
  )
}
