import { Fragment, type ReactNode } from 'react'
import * as css from '#src/design-system/components/Text.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'
import { visuallyHidden } from '#src/design-system/theme/mixins.css.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div'
  /** 12, 14, 16 or 18 px; inherit: like the surrounding text. */
  size?: keyof typeof css.size
  tone?: keyof typeof css.tone | undefined
  weight?: keyof typeof css.weight
  /** On one line, for prices, quantities and ids. */
  numeric?: boolean
  /** Number of lines to show. Assistive technology still reads the whole text. */
  clamp?: 2 | 3
  id?: string | undefined
}

/** Running text. */
export function Text({
  children,
  as: Tag = 'p',
  size = 'body',
  tone = 'inherit',
  weight,
  numeric,
  clamp,
  id,
}: TextProps) {
  const classNames = [css.size[size], css.tone[tone], weight && css.weight[weight], clamp && css.clamp[clamp]]
  return (
    <Tag id={id} className={cx(...classNames, numeric && css.numeric)}>
      {children}
    </Tag>
  )
}

/** An e-mail address that wraps before its @, and before the dots after it, if it does not fit on one line. */
export const EmailAddress = ({ children }: { children: string }) =>
  children.split(/(?=@)|(?=\.[^@]*$)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Text for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}
