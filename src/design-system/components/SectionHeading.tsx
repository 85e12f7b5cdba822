import type { ReactNode } from 'react'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/SectionHeading.css.ts'

export interface SectionHeadingProps {
  children: ReactNode
  /** Heading level. */
  level?: 1 | 2
  /** A small note at the end of the line: "9 of 24". */
  note?: ReactNode
  /** Id of the heading. */
  id?: string
}

/** A heading followed by a line and a note, like a dimension line in a technical drawing. */
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
