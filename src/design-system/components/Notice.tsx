import type { ReactNode, Ref } from 'react'
import { Icon } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/Notice.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface NoticeProps {
  tone: keyof typeof css.tone
  title?: string | undefined
  children: ReactNode
  /** A Button or link that answers it. */
  action?: ReactNode
  /** Announced when it appears: politely, or at once. */
  live?: 'status' | 'alert' | undefined
  /** With a ref it can be given the focus, such as after an outcome (ORDER-5). */
  ref?: Ref<HTMLDivElement>
}

const icons = { info: 'info', success: 'check', danger: 'alert', warning: 'alert' } as const

/** A message in the page that stays: bar and tint in its tone, words in ink. */
export function Notice({ tone, title, children, action, live, ref }: NoticeProps) {
  return (
    <div ref={ref} tabIndex={ref ? -1 : undefined} role={live} className={join(css.notice, css.tone[tone])}>
      <div className={css.body}>
        <span className={css.mark[tone]}>
          <Icon name={icons[tone]} />
        </span>
        <div className={css.words}>
          {title !== undefined && <p className={css.title}>{title}</p>}
          {children}
        </div>
      </div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
