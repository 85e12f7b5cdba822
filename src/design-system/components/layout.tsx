import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/layout.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface StackProps {
  children: ReactNode
  gap?: Space
  align?: keyof typeof css.stackAlign
}

/** Children in a column. Only Stack, Row, Grid, Page and Section add space around other components. */
export function Stack({ children, gap = 16, align = 'stretch' }: StackProps) {
  return <div className={cx(css.stack, css.gap[gap], css.stackAlign[align])}>{children}</div>
}

export interface RowProps {
  children: ReactNode
  gap?: Space
  justify?: keyof typeof css.rowJustify
  wrap?: boolean
}

export function Row({ children, gap = 16, justify = 'start', wrap = true }: RowProps) {
  return <div className={cx(css.row, css.gap[gap], css.rowJustify[justify], wrap && css.rowWrap)}>{children}</div>
}

export interface GridProps {
  children: ReactNode
  /**
   * 2, 3: equal columns from medium width up. sidebar: a 240 px column beside the content. split: a picture beside its
   * facts. form: two fields per row if they fit.
   */
  columns: keyof typeof css.columns
  gap?: Space
  as?: 'div' | 'ul'
}

/** Children in columns. Small screens have a single column. */
export function Grid({ children, columns, gap, as: Tag = 'div' }: GridProps) {
  return (
    <Tag role={Tag === 'ul' ? 'list' : undefined} className={cx(css.grid, css.columns[columns], gap && css.gap[gap])}>
      {children}
    </Tag>
  )
}

export interface PageProps {
  children: ReactNode
  /** The padding above and below. dense: less padding above. none: for sections, which have padding of their own. */
  space?: keyof typeof css.pageSpace
}

/** Centres its content, with gutters on both sides. */
export function Page({ children, space = 'page' }: PageProps) {
  return <div className={cx(css.page, css.pageSpace[space])}>{children}</div>
}

export interface SectionProps {
  children: ReactNode
  /** The id of the heading, which makes the section a landmark. */
  labelledBy: string
  /** plain: on the page's background. dense: less space above. graphite: a band that is dark in both themes. */
  tone?: keyof typeof css.section
  /** The target of links such as `/#reviews`. */
  id?: string
}

/** A full-width section of a page, with gutters. */
export function Section({ children, labelledBy, tone = 'plain', id }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={css.section[tone]}>
      <Page space="none">{children}</Page>
    </section>
  )
}

/** A card. Corner ticks inside it move inwards on hover and focus. */
export const Surface = ({ children }: { children: ReactNode }) => <div className={css.surface}>{children}</div>
