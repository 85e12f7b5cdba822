import type { ReactNode } from 'react'
import { gap as gaps } from '#src/design-system/components/gap.css.ts'
import * as css from '#src/design-system/components/Stack.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface StackProps {
  children: ReactNode
  /** Space between children, px of the space scale. */
  gap?: Space
  /** Horizontal alignment of the children. */
  align?: keyof typeof css.align
}

/** Lays out its children in a column. Only Stack, Row, Grid, Page and Section add space around other components. */
export function Stack({ children, gap = 16, align = 'stretch' }: StackProps) {
  return <div className={join(css.stack, gaps[gap], css.align[align])}>{children}</div>
}
