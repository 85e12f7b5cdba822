import { useState } from 'react'
import { FieldFrame, type FieldInputProps } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/FieldFrame.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

export interface PasswordFieldProps extends FieldInputProps<HTMLInputElement> {
  autoComplete?: 'current-password' | 'new-password' | 'off'
  /** The rules for generated passwords, in the format that password managers read (`passwordrules`). */
  rules?: string
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows or hides the password. */
export function PasswordField({ label, error, hint, rules, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false)
  // The attribute is spread into the input, because React's types lack `passwordrules`.
  const passwordRules = { passwordrules: rules }
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <div className={css.withEndSlot}>
          <input
            {...input}
            {...control}
            {...passwordRules}
            type={isVisible ? 'text' : 'password'}
            className={cx(css.control, css.endPadding)}
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
      )}
    </FieldFrame>
  )
}
