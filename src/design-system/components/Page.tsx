import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Page.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface PageProps {
  children: ReactNode
  /** 1240, 760 or 440 px of content at the most. */
  width?: keyof typeof css.width
  /** page: room above and below; none where sections bring their own. */
  space?: keyof typeof css.padding
}

/** The middle of the window with the page's gutters. */
export function Page({ children, width = 'content', space = 'page' }: PageProps) {
  return <div className={join(css.page, css.width[width], css.padding[space])}>{children}</div>
}
