import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/SkipLink.css.ts'

export interface SkipLinkProps {
  children: ReactNode
  /** Id of the element to jump to, without the hash sign. */
  target: string
}

/** First stop of the Tab key: jumps over the navigation; not to be seen before. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a className={css.link} href={`#${target}`}>
      {children}
    </a>
  )
}
