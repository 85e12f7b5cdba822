import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/forms/FormSheet.css.ts'

export interface FormSheetProps {
  /** The form. */
  children: ReactNode
  /** A card or a preview beside the form; it stays visible while a long form scrolls. */
  aside?: ReactNode
}

/** The layout of a dashboard form: the form and, beside it or below it, a card or preview. */
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
