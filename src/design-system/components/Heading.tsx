import { type ReactNode, useId } from 'react'
import * as css from '#src/design-system/components/Heading.css.ts'
import { Section, type SectionProps, Stack } from '#src/design-system/components/layout.tsx'
import { cx } from '#src/design-system/theme/cx.ts'

export interface HeadingProps {
  children: ReactNode
  /** Use level 1 once per page. */
  level: 1 | 2 | 3
  size?: keyof typeof css.size | undefined
  id?: string | undefined
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const
const defaultSizes = { 1: 'page', 2: 'title', 3: 'card' } as const

/** A heading in condensed capitals. The level 1 heading is focusable and receives focus after a navigation (PAGE-15). */
export function Heading({ children, level, size = defaultSizes[level], id }: HeadingProps) {
  const Tag = tags[level]
  return (
    <Tag id={id} className={cx(css.heading, css.size[size])} tabIndex={level === 1 ? -1 : undefined}>
      {children}
    </Tag>
  )
}

/** A small label in condensed capitals, for example "Fig. 03". */
export function FigureLabel({ children, tone = 'muted' }: { children: ReactNode; tone?: keyof typeof css.figureTone }) {
  return <span className={cx(css.figureLabel, css.figureTone[tone])}>{children}</span>
}

export interface SectionHeadingProps extends Pick<HeadingProps, 'size'> {
  children: ReactNode
  level?: 1 | 2
  note?: ReactNode
  /** Shown after the line and the note. The styles of the element decide its width and whether it has a row of its own. */
  status?: ReactNode
  id?: string
}

/** A heading followed by a line and a note, like the dimension line of a technical drawing. */
export function SectionHeading({ children, level = 2, size, note, status, id }: SectionHeadingProps) {
  return (
    <div className={css.sectionRow}>
      <div className={css.sectionTitle}>
        <Heading level={level} size={size ?? (level === 1 ? 'page' : 'section')} id={id}>
          {children}
        </Heading>
      </div>
      <div className={css.sectionLine}>{note && <FigureLabel>{note}</FigureLabel>}</div>
      {status}
    </div>
  )
}

export interface TitledSectionProps
  extends Omit<SectionProps, 'labelledBy'>, Pick<SectionHeadingProps, 'level' | 'note' | 'status'> {
  title: string
  /** Reduces the spacing and the heading, for a page whose only section is a list. */
  dense?: boolean
}

export function TitledSection(props: TitledSectionProps) {
  const { title, level = 2, note, status, dense = false, children, ...sectionProps } = props
  const titleId = useId()
  return (
    <Section {...sectionProps} {...(dense && { tone: 'dense' })} labelledBy={titleId}>
      <Stack gap={dense ? 16 : 48}>
        <SectionHeading level={level} size={dense ? 'compact' : undefined} id={titleId} note={note} status={status}>
          {title}
        </SectionHeading>
        {children}
      </Stack>
    </Section>
  )
}
