import type { ReactNode } from 'react'
import { gap as gaps } from '#src/design-system/components/gap.css.ts'
import * as css from '#src/design-system/components/Stack.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface StackProps {
  children: ReactNode
  /** Between children, px of the space scale. */
  gap?: Space
  align?: keyof typeof css.align
  as?: 'div' | 'ul' | 'ol' | 'li' | 'article' | 'header'
}

/** Children one under the other. Space belongs to Stack, Row, Grid, Page and Section alone. */
export function Stack({ children, gap = 16, align = 'stretch', as: Tag = 'div' }: StackProps) {
  return <Tag className={join(css.stack, gaps[gap], css.align[align])}>{children}</Tag>
}
