import type { ReactNode } from 'react'
import { copying } from '#src/copy/dashboard.ts'
import * as css from '#src/design-system/blocks/page/Copyable.css.ts'
import { CopyButton, type CopyButtonProps } from '#src/design-system/components/CopyButton.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface CopyableProps extends Pick<CopyButtonProps, 'align'> {
  text: string
  what: string
  /** How the text is shown, when otherwise. */
  children?: ReactNode
}

/** A text that people write down, and the button that copies it (PAGE-25). */
export function Copyable({ text, what, align = 'end', children = text }: CopyableProps) {
  return (
    <span className={join(css.copyable, css.align[align])}>
      <span className={css.text}>{children}</span>
      <CopyButton text={text} what={what} texts={copying} align={align} />
    </span>
  )
}
