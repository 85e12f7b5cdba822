import type { ReactNode } from 'react'
import * as css from '#mocks/demo/panel/ButtonGrid.css.ts'

/** Buttons of the panel with short labels, two of equal width in a row. */
export function ButtonGrid({ children }: { children: ReactNode }) {
  return <div className={css.grid}>{children}</div>
}
