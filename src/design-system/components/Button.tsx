import type { MouseEvent, ReactNode, Ref } from 'react'
import * as css from '#src/design-system/components/Button.css.ts'
import { buttonLook, type ButtonLook } from '#src/design-system/components/buttonLook.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import type { IconName } from '#src/design-system/components/iconPaths.ts'

export interface ButtonProps extends ButtonLook {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  /** Ends in the arrow of the amber block. */
  arrow?: boolean
  icon?: IconName
  /** Something is being sent: keeps the focus, ignores clicks and submits, shows a turning mark (STATE-13). */
  busy?: boolean | undefined
  /** Takes the place of the label while busy. */
  busyLabel?: string | undefined
  disabled?: boolean | undefined
  /** Id of the text that says why it is disabled, or what it does. */
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A command. For a way to another page use ButtonLink. */
export function Button(props: ButtonProps) {
  const {
    children,
    onClick,
    type = 'button',
    arrow = false,
    icon,
    busy = false,
    busyLabel,
    disabled,
    describedBy,
    ref,
  } = props
  function press(event: MouseEvent) {
    // the second click of a double click is not meant as a second order
    const isRepeat = type === 'submit' && event.detail > 1
    if (busy || isRepeat) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      className={buttonLook(props)}
      onClick={press}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-describedby={describedBy}
    >
      {icon && !busy && <Icon name={icon} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
      {arrow && !busy && (
        <span className={css.arrow}>
          <Icon name="arrow" />
        </span>
      )}
      {busy && (
        <span className={css.turning}>
          <Icon name="nut" />
        </span>
      )}
    </button>
  )
}
