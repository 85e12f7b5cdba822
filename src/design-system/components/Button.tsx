import type { MouseEvent, ReactNode, Ref } from 'react'
import * as css from '#src/design-system/components/Button.css.ts'
import { buttonLook, type ButtonLook } from '#src/design-system/components/buttonLook.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'
import type { IconName } from '#src/design-system/components/iconPaths.ts'

export interface ButtonProps extends ButtonLook {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  /** Adds an arrow after the label. */
  arrow?: boolean
  /** An icon before the label. */
  icon?: IconName
  /** A request is running: the button keeps the focus, ignores clicks and submits, and shows a spinner (STATE-13). */
  busy?: boolean | undefined
  /** Replaces the label while busy. */
  busyLabel?: string | undefined
  disabled?: boolean | undefined
  /** Id of the element that describes the button, such as the reason why it is disabled. */
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button that does something. Use ButtonLink to go to another page. */
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
  function handleClick(event: MouseEvent) {
    // A double click must not submit twice.
    const isRepeat = type === 'submit' && event.detail > 1
    if (busy || isRepeat) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      className={buttonLook(props)}
      onClick={handleClick}
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
        <span className={css.spinner}>
          <Icon name="nut" />
        </span>
      )}
    </button>
  )
}
