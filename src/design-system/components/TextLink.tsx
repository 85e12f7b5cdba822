import type { ReactNode } from 'react'
import { Link } from '#src/design-system/components/Link.tsx'
import * as css from '#src/design-system/components/TextLink.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface TextLinkProps {
  children: ReactNode
  /** Path inside the shop. Give either `to` or `href`. */
  to?: string
  /** Any other address, also `mailto:` and `#section`. Check user input before passing it (PEOPLE-4). */
  href?: string
  /** Router state passed to the next page. */
  state?: unknown
  tone?: keyof typeof css.tone
}

/** An underlined link in running text. */
export function TextLink({ children, to, href, state, tone = 'ink' }: TextLinkProps) {
  const className = join(css.link, css.tone[tone])
  if (to === undefined) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link className={className} to={to} state={state}>
      {children}
    </Link>
  )
}
