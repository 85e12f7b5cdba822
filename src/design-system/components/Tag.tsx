import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Tag.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface TagProps {
  children: ReactNode
  tone: keyof typeof css.tone
}

/** A status in one or two words. */
export function Tag({ children, tone }: TagProps) {
  return <span className={cx(css.tag, css.tone[tone])}>{children}</span>
}
