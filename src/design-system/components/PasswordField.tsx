import { useState } from 'react'
import { FieldFrame, useFieldIds, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface PasswordFieldProps extends FieldInputProps<HTMLInputElement> {
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** Accessible name of the eye button while the password is hidden. */
  showLabel: string
  /** Accessible name of the eye button while the password is visible. */
  hideLabel: string
}

/** A password field with an eye button that shows or hides the password. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  const { id, described, frame } = useFieldIds(error, hint)
  return (
    <FieldFrame {...frame} label={label} error={error} hint={hint}>
      <div className={css.withEndSlot}>
        <input
          {...input}
          {...described}
          id={id}
          type={isVisible ? 'text' : 'password'}
          className={join(css.control, css.endPadding)}
          autoCapitalize="off"
          spellCheck={false}
        />
        <span className={css.endSlot}>
          <IconButton
            icon={isVisible ? 'eyeOff' : 'eye'}
            label={isVisible ? hideLabel : showLabel}
            onClick={() => setIsVisible(!isVisible)}
          />
        </span>
      </div>
    </FieldFrame>
  )
}
