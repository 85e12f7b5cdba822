import type { ReactNode, Ref } from 'react'
import { gap as gaps } from '#src/design-system/components/gap.css.ts'
import * as css from '#src/design-system/components/Grid.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface GridProps {
  children: ReactNode
  /**
   * 2 and 3: from medium on. sidebar: the 240 px rail and the rest. sheet: picture and facts of the drawing sheet.
   * form: two fields a line wherever they fit.
   */
  columns: keyof typeof css.columns
  /** Instead of the arrangement's own, px of the space scale. */
  gap?: Space
  as?: 'div' | 'ul'
  ref?: Ref<HTMLDivElement & HTMLUListElement>
}

/** Children in columns of one width; one column on small screens. */
export function Grid({ children, columns, gap, as: Tag = 'div', ref }: GridProps) {
  return (
    <Tag ref={ref} className={join(css.grid, css.columns[columns], gap && gaps[gap])}>
      {children}
    </Tag>
  )
}
