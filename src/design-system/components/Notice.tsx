import type { ReactNode, Ref } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/Notice.css.ts'
import { useAnnouncement } from '#src/design-system/components/hooks/useAnnouncement.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface NoticeProps {
  tone: keyof typeof css.tone
  /** A short line in bold above the text. */
  title?: string | undefined
  text: ReactNode
  /** Shows the title in large, coloured letters. */
  large?: boolean
  action?: ReactNode
  /** Announces the notice when it appears. polite: after the current speech. alert: immediately. */
  live?: 'polite' | 'alert' | undefined
  /** Makes the notice focusable, so that a form can move the focus to its result (ORDER-5). */
  ref?: Ref<HTMLDivElement> | undefined
}

const icons = { info: 'info', success: 'check', danger: 'alert', warning: 'alert' } as const

/** A message in the page, with a coloured bar and background. */
export function Notice({ tone, title, text, large = false, action, live, ref }: NoticeProps) {
  const contentRef = useAnnouncement(live === 'polite')
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={live === 'alert' ? live : undefined}
      className={cx(css.notice, css.tone[tone])}
    >
      <span className={css.icon[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div ref={contentRef} className={css.content}>
        {title !== undefined && <p className={cx(css.title, large && css.largeTitle[tone])}>{title}</p>}
        {text}
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
