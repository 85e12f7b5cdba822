import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Text.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface TextProps {
  children: ReactNode
  as?: 'p' | 'span' | 'div'
  /** 12, 14, 16 or 18 px, or as the text around it (in a table). */
  size?: keyof typeof css.size
  tone?: keyof typeof css.tone
  weight?: keyof typeof css.weight
  /** Tabular figures on one line: prices, quantities, ids. */
  numeric?: boolean
  /** Cuts after this many lines; the whole text stays in the page for assistive technology. */
  clamp?: keyof typeof css.clamp
  id?: string | undefined
}

/** Running text. Long words wrap rather than widen what they stand in (PEOPLE-3). */
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
  const looks = [css.size[size], css.tone[tone], weight && css.weight[weight], clamp && css.clamp[clamp]]
  return (
    <Tag id={id} className={join(...looks, numeric && css.numeric)}>
      {children}
    </Tag>
  )
}
