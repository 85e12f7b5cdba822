import type { ReactNode } from 'react'
import { Link } from '#src/design-system/components/Link.tsx'
import * as css from '#src/design-system/components/Button.css.ts'
import { buttonLook, type ButtonLook } from '#src/design-system/components/buttonLook.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'

export interface ButtonLinkProps extends ButtonLook {
  children: ReactNode
  /** Path inside the shop. */
  to: string
  /** Router state passed to the next page. */
  state?: unknown
  /** Adds an arrow after the label. */
  arrow?: boolean
  /** Id of the element that describes the link. */
  describedBy?: string | undefined
}

/** A link to another page that looks like a Button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, to, state, arrow = false, describedBy } = props
  return (
    <Link className={buttonLook(props)} to={to} state={state} aria-describedby={describedBy}>
      <span>{children}</span>
      {arrow && (
        <span className={css.arrow}>
          <Icon name="arrow" />
        </span>
      )}
    </Link>
  )
}
