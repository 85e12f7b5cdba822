import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/FigureLabel.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface FigureLabelProps {
  children: ReactNode
  tone?: keyof typeof css.tone
}

/** A small label in condensed capitals, such as "Fig. 03". */
export function FigureLabel({ children, tone = 'muted' }: FigureLabelProps) {
  return <span className={join(css.label, css.tone[tone])}>{children}</span>
}
