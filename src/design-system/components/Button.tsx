import * as css from '#src/design-system/components/Button.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'
import { useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import { Link } from '#src/design-system/components/Link.tsx'

export interface ButtonAppearance {
  /** primary: filled amber, one per view. danger: deletes something. quiet: no border. link: underlined text. */
  tone?: 'primary' | 'secondary' | 'danger' | 'quiet' | 'link'
  /** 52 or 44 px high. */
  size?: 'medium' | 'small'
  /** Full width. */
  stretch?: boolean
}

export const buttonClassName = ({ tone = 'secondary', size = 'medium', stretch = false }: ButtonAppearance): string =>
  cx(css.base, css.size[size], css.tone[size][tone], stretch && css.stretch)

const arrowIcon = (
  <span className={css.arrow}>
    <Icon name="arrow" />
  </span>
)

const doubleClickMs = 500

export interface ButtonProps extends ButtonAppearance {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  arrow?: boolean
  icon?: IconName
  /** While a request is running, the button stays focused, shows a spinner, and ignores clicks and submissions (STATE-13). */
  busy?: boolean | undefined
  busyLabel?: string | undefined
  disabled?: boolean | undefined
  /** Prevents replaying a click made before hydration, because browsers would block the late window as a popup (NET-7). */
  opensWindow?: boolean
  /** The id of an element that describes the button, such as the reason why it is disabled. */
  describedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** A button that starts an action. Use ButtonLink for navigation. */
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
    opensWindow,
    describedBy,
    ref,
  } = props
  const lastClickTime = useRef(-Infinity)
  function handleClick(event: MouseEvent) {
    // Ignore the second click of a double click, which may follow a fast response. In Safari, `detail` also counts a first
    // click on another element at the same position, so check that the first click was on this button.
    const isDoubleClick =
      type === 'submit' && event.detail > 1 && event.timeStamp - lastClickTime.current < doubleClickMs
    lastClickTime.current = event.timeStamp
    if (busy || isDoubleClick) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      ref={ref}
      type={type}
      className={buttonClassName(props)}
      onClick={handleClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
      data-opens-window={opensWindow}
      aria-describedby={describedBy}
    >
      {icon && !busy && <Icon name={icon} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
      {arrow && !busy && arrowIcon}
      {busy && (
        <span className={css.spinner}>
          <Icon name="nut" />
        </span>
      )}
    </button>
  )
}

/** Returns props for the button of the action `id`. The button is disabled while another action is running (ADMIN-7). */
export const getBusyProps = (busyId: string | null, id: string) => ({
  busy: busyId === id,
  disabled: busyId !== null && busyId !== id,
})

/** The main button of a form. */
export const SubmitButton = (props: Omit<ButtonProps, 'tone' | 'type' | 'arrow' | 'stretch'>) => (
  <Button {...props} tone="primary" type="submit" arrow stretch />
)

/** A button that looks like a TextLink, for a minor action. */
export const TextButton = (props: Omit<ButtonProps, 'tone' | 'size'>) => <Button {...props} tone="link" size="small" />

export interface ButtonLinkProps extends ButtonAppearance, Pick<ButtonProps, 'children' | 'arrow' | 'describedBy'> {
  to: string
  state?: unknown
}

/** A link that looks like a Button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, to, state, arrow = false, describedBy } = props
  return (
    <Link className={buttonClassName(props)} to={to} state={state} aria-describedby={describedBy}>
      <span>{children}</span>
      {arrow && arrowIcon}
    </Link>
  )
}
