import type { ReactNode } from 'react'
import { Link } from '#src/design-system/components/Link.tsx'
import * as css from '#src/design-system/components/TextLink.css.ts'

export interface TextLinkProps {
  children: ReactNode
  /** Path inside the shop. Give either `to` or `href`. */
  to?: string
  /** Any other address, also `mailto:` and `#section`. Check user input before passing it (PEOPLE-4). */
  href?: string
  /** Router state passed to the next page. */
  state?: unknown
}

/** An underlined link in running text. */
export function TextLink({ children, to, href, state }: TextLinkProps) {
  if (to === undefined) {
    return (
      <a className={css.link} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link className={css.link} to={to} state={state}>
      {children}
    </Link>
  )
}
