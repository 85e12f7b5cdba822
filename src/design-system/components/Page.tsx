import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Page.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface PageProps {
  children: ReactNode
  /** page: padding above and below. none: for sections that have their own. */
  space?: keyof typeof css.padding
}

/** Centres its content and adds the page's gutters. */
export function Page({ children, space = 'page' }: PageProps) {
  return <div className={join(css.page, css.padding[space])}>{children}</div>
}
