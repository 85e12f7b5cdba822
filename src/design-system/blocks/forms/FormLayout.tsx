import type { ReactNode } from 'react'
import * as css from '#src/design-system/blocks/forms/FormLayout.css.ts'

export interface FormLayoutProps {
  /** The form. */
  children: ReactNode
  /** A card or a preview beside the form; it stays visible while a long form scrolls. */
  aside?: ReactNode
}

/** The layout of a dashboard form: the form and, beside it or below it, a card or preview. */
export function FormLayout({ children, aside }: FormLayoutProps) {
  return (
    <div className={css.frame}>
      <div className={css.layout}>
        <div>{children}</div>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  )
}
