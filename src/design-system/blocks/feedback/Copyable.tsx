import type { ReactNode } from 'react'
import { copying } from '#src/copy/dashboard.ts'
import * as css from '#src/design-system/blocks/feedback/Copyable.css.ts'
import { CopyButton, type CopyButtonProps } from '#src/design-system/components/CopyButton.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

export interface CopyableProps extends Pick<CopyButtonProps, 'align'> {
  value: string
  subject: string
  /** How the text is shown, when otherwise. */
  children?: ReactNode
}

/** A text that people write down, and the button that copies it (PAGE-25). */
export function Copyable({ value, subject, align = 'end', children = value }: CopyableProps) {
  return (
    <span className={cx(css.copyable, css.align[align])}>
      <span className={css.text}>{children}</span>
      <CopyButton value={value} subject={subject} labels={copying} align={align} />
    </span>
  )
}
