import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Section.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface SectionProps {
  children: ReactNode
  /** Id of the section's heading, which makes the section a landmark. */
  labelledBy?: string
  /** paper: the page's background. graphite: a dark band in both themes. */
  tone?: keyof typeof css.tone
  /** Id for links such as `/#reviews`. */
  id?: string
}

/** A full-width band of a page. Put a Page with space="none" inside. */
export function Section({ children, labelledBy, tone = 'paper', id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={join(css.section, css.tone[tone])}>
      {children}
    </section>
  )
}
