import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Page.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface PageProps {
  children: ReactNode
  /** Maximum width of the content: content 1240 px, narrow 760 px, form 440 px. */
  width?: keyof typeof css.width
  /** page: padding above and below. none: for sections that have their own. */
  space?: keyof typeof css.padding
}

/** Centres its content and adds the page's gutters. */
export function Page({ children, width = 'content', space = 'page' }: PageProps) {
  return <div className={join(css.page, css.width[width], css.padding[space])}>{children}</div>
}
