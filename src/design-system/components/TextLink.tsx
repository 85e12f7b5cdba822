import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as css from '#src/design-system/components/TextLink.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface TextLinkProps {
  children: ReactNode
  /** Address inside the shop; exactly one of `to` and `href`. */
  to?: string
  /** Address elsewhere, `mailto:` and `#section` included; it must have been checked by the caller (PEOPLE-4). */
  href?: string
  /** Router state for the next page. */
  state?: unknown
  tone?: keyof typeof css.tone
}

/** A link in running text, always underlined. */
export function TextLink({ children, to, href, state, tone = 'ink' }: TextLinkProps) {
  const look = join(css.link, css.tone[tone])
  if (to === undefined) {
    return (
      <a className={look} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link className={look} to={to} state={state}>
      {children}
    </Link>
  )
}
