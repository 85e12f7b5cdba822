import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/SkipLink.css.ts'

export interface SkipLinkProps {
  children: ReactNode
  /** Id of the element to jump to, without `#`. */
  target: string
}

/** The first element in tab order: skips the navigation. Visible only while it has the focus. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a className={css.link} href={`#${target}`}>
      {children}
    </a>
  )
}
