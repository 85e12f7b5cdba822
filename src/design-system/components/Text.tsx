import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Text.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div'
  /** 12, 14, 16 or 18 px, or the size of the surrounding text. */
  size?: keyof typeof css.size
  tone?: keyof typeof css.tone | undefined
  weight?: keyof typeof css.weight
  /** Keeps prices, quantities and ids on one line. */
  numeric?: boolean
  /** The maximum number of lines. Assistive technology still reads the whole text. */
  clamp?: 2 | 3
  id?: string | undefined
}

export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'inherit',
  weight,
  numeric,
  clamp,
  ...elementProps
}: TextProps) {
  const classNames = [css.size[size], css.tone[tone], weight && css.weight[weight], clamp && css.clamp[clamp]]
  return <Tag {...elementProps} className={cx(...classNames, numeric && css.numeric)} />
}

/** Small, muted text, for details and hints. */
export const MutedText = (props: Omit<TextProps, 'size' | 'tone'>) => <Text {...props} size="small" tone="muted" />
