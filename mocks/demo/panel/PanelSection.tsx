import { useId, type ReactNode } from 'react'
import * as css from '#mocks/demo/panel/PanelSection.css.ts'

export interface PanelSectionProps {
  title: string
  /** A control or a short note at the right of the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the demo's panel: a heading with a dimension line, an optional control at its end, and the content. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        <span className={css.line} />
        {aside && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
