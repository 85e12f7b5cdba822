import type { ReactNode } from 'react'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/SectionHeading.css.ts'

export interface SectionHeadingProps {
  children: ReactNode
  level?: 1 | 2
  /** Small lettering at the end of the line: "9 of 24". */
  note?: ReactNode
  id?: string
}

/** The dimension line: a heading, a hairline with a short tick at each end, a note. */
export function SectionHeading({ children, level = 2, note, id }: SectionHeadingProps) {
  return (
    <div className={css.row}>
      <div className={css.title}>
        <Heading level={level} id={id}>
          {children}
        </Heading>
      </div>
      <div className={css.line}>{note !== undefined && note !== null && <FigureLabel>{note}</FigureLabel>}</div>
    </div>
  )
}
