import type { ReactNode } from 'react'
import { gap as gaps } from '#src/design-system/components/gap.css.ts'
import * as css from '#src/design-system/components/Row.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface RowProps {
  children: ReactNode
  /** Space between children, px of the space scale. */
  gap?: Space
  /** Horizontal distribution of the children. */
  justify?: keyof typeof css.justify
  /** Whether children that do not fit wrap to the next line. */
  wrap?: boolean
}

/** Lays out its children side by side. */
export function Row({ children, gap = 16, justify = 'start', wrap = true }: RowProps) {
  return <div className={join(css.row, gaps[gap], css.justify[justify], wrap && css.wrap)}>{children}</div>
}
