import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Tag.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface TagProps {
  children: ReactNode
  tone: keyof typeof css.tone
}

/** A status in one or two words. */
export const Tag = ({ children, tone }: TagProps) => <span className={cx(css.tag, css.tone[tone])}>{children}</span>
