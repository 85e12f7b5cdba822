import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/FormSheet.css.ts'

export interface FormSheetProps {
  children: ReactNode
  /** What comes of the form: a card, a preview. It stays in sight beside a long form. */
  aside?: ReactNode
}

/** A dashboard page's work sheet: the form left, what comes of it right; one below the other where there is no room. */
export function FormSheet({ children, aside }: FormSheetProps) {
  return (
    <div className={css.frame}>
      <div className={css.sheet}>
        <div>{children}</div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}
