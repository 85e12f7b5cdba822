import type { ReactNode } from 'react'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/StateMessage.css.ts'
import { useAnnouncement } from '#src/design-system/components/hooks/useAnnouncement.ts'

export interface StateMessageProps {
  /** Use `error` or `offline` for failures. */
  drawing: 'empty' | 'error' | 'missing' | 'offline' | 'locked'
  title: string
  level?: 1 | 2 | 3
  text?: ReactNode
  action?: ReactNode
  /** Announces the message when it appears. Failures are announced immediately, other messages politely. */
  live?: boolean
}

/** A drawing, a sentence and an action. Replaces content that is empty, forbidden or could not be loaded. */
export function StateMessage({ drawing, title, level = 2, text, action, live = false }: StateMessageProps) {
  const isFailure = drawing === 'error' || drawing === 'offline'
  const ref = useAnnouncement(live && !isFailure)
  return (
    <div ref={ref} className={css.message} role={live && isFailure ? 'alert' : undefined}>
      <div className={css.drawing}>
        <Drawing name={drawing} placement="figure" />
      </div>
      <div className={css.content}>
        <Heading level={level} size={level === 1 ? 'page' : 'title'}>
          {title}
        </Heading>
        {text !== undefined && <div className={css.description}>{text}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
