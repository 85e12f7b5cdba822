import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Table.css.ts'

/** Text truncated to one line in a column that fills the table, with the whole text in a tooltip. */
export function OneLine({ children, title }: { children: ReactNode; title: string }) {
  return (
    <div className={css.oneLine} title={title}>
      {children}
    </div>
  )
}
