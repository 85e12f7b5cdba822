import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Section.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface SectionProps {
  children: ReactNode
  /** Id of its heading; with it the section is a landmark. */
  labelledBy?: string
  /** graphite: the dark band, in which every component reads the dark roles. */
  tone?: keyof typeof css.tone
  /** Target of a hash. */
  id?: string
}

/** A band of a page over the whole width; put a Page with space="none" inside. */
export function Section({ children, labelledBy, tone = 'paper', id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={join(css.section, css.tone[tone])}>
      {children}
    </section>
  )
}
