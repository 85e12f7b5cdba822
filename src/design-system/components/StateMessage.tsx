import type { ReactNode } from 'react'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/StateMessage.css.ts'

export interface StateMessageProps {
  drawing: 'empty' | 'error' | 'missing' | 'offline' | 'locked'
  title: string
  /** Level of the title as a heading; 1 where it stands for the whole page. */
  level?: 1 | 2 | 3
  /** One sentence. */
  children?: ReactNode
  /** One Button or link. */
  action?: ReactNode
  /** Announced when it takes the place of something: at once for failures, else politely. */
  live?: boolean
}

/** An empty, failed or closed place: a line drawing, one sentence, one action. */
export function StateMessage({ drawing, title, level = 2, children, action, live = false }: StateMessageProps) {
  const failure = drawing === 'error' || drawing === 'offline'
  const role = failure ? 'alert' : 'status'
  return (
    <div className={css.message} role={live ? role : undefined}>
      <div className={css.drawing}>
        <Drawing name={drawing} space="figure" />
      </div>
      <div className={css.words}>
        <Heading level={level} size={level === 1 ? 'page' : 'title'}>
          {title}
        </Heading>
        {children !== undefined && <div className={css.text}>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
