import type { ReactNode } from 'react'
import { visuallyHidden } from '#src/design-system/theme/text.css.ts'

export interface VisuallyHiddenProps {
  children: ReactNode
}

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>
}
