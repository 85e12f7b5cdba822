import type { ReactNode } from 'react'
import * as css from '#mocks/demo/panel/ButtonGrid.css.ts'

export interface ButtonGridProps {
  /** Buttons with short labels. */
  children: ReactNode
}

/** Buttons of the panel, two of equal width in a row. */
export function ButtonGrid({ children }: ButtonGridProps) {
  return <div className={css.grid}>{children}</div>
}
