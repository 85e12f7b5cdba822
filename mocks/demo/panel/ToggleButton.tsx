import type { ReactNode } from 'react'
import * as css from '#mocks/demo/panel/ToggleButton.css.ts'
import { buttonLook } from '#src/design-system/components/buttonLook.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface ToggleButtonProps {
  children: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** pressed: switches a setting · expanded: shows and hides what follows. */
  state: 'pressed' | 'expanded'
  disabled?: boolean
  /** Id of the element that describes the button. */
  describedBy?: string
}

/** A button that switches something on and off. */
export function ToggleButton({ children, isOn, onChange, state, disabled, describedBy }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={join(buttonLook({ tone: 'secondary', size: 'small' }), isOn && css.on)}
      aria-pressed={state === 'pressed' ? isOn : undefined}
      aria-expanded={state === 'expanded' ? isOn : undefined}
      aria-describedby={describedBy}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </button>
  )
}
