import type { ReactNode } from 'react'
import { gap as gaps } from '#src/design-system/components/gap.css.ts'
import * as css from '#src/design-system/components/Grid.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface GridProps {
  children: ReactNode
  /**
   * 2, 3: equal columns from medium on. sidebar: a 240 px column and the rest. split: a picture and its facts.
   * form: two fields per row if they fit.
   */
  columns: keyof typeof css.columns
  /** Replaces the layout's own gap; px of the space scale. */
  gap?: Space
  as?: 'div' | 'ul'
}

/** Lays out its children in columns; one column on small screens. */
export function Grid({ children, columns, gap, as: Tag = 'div' }: GridProps) {
  return (
    <Tag role={Tag === 'ul' ? 'list' : undefined} className={join(css.grid, css.columns[columns], gap && gaps[gap])}>
      {children}
    </Tag>
  )
}
