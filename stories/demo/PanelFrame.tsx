import type { ReactNode } from 'react'
import * as css from '#stories/demo/PanelFrame.css.ts'

/** Gives a section the width it has in the panel. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return <div className={css.frame}>{children}</div>
}
