import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Heading.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface HeadingProps {
  children: ReactNode
  /** Heading level in the page's outline. Use level 1 once per page. */
  level: 1 | 2 | 3 | 4
  /** Replaces the level's default size: page, section, card or small for levels 1 to 4. */
  size?: keyof typeof css.size | undefined
  id?: string | undefined
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const
const sizes = { 1: 'page', 2: 'section', 3: 'card', 4: 'small' } as const

/** A heading in condensed capitals. Level 1 is focusable: it gets the focus after a navigation (PAGE-15). */
export function Heading({ children, level, size = sizes[level], id }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag id={id} className={join(css.heading, css.size[size])} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Tag>
  )
}
