import type { ReactNode } from 'react'
import { copyButton } from '#src/copy/copyButton.ts'
import * as css from '#src/design-system/blocks/feedback/Copyable.css.ts'
import { CopyButton, type CopyButtonProps } from '#src/design-system/components/CopyButton.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

export interface CopyableProps extends Pick<CopyButtonProps, 'align'> {
  value: string
  subject: string
  /** Replaces the visible text, for example with a link. */
  children?: ReactNode
}

/** A value that people need elsewhere, with a button that copies the value (PAGE-25). */
export function Copyable({ value, subject, align = 'end', children = value }: CopyableProps) {
  return (
    <span className={cx(css.copyable, css.align[align])}>
      <span className={css.text}>{children}</span>
      <CopyButton value={value} subject={subject} labels={copyButton} align={align} />
    </span>
  )
}
