import { memo, type ReactNode } from 'react'
import * as css from '#src/design-system/blocks/batch/ResultList.css.ts'
import { Text, type TextProps } from '#src/design-system/components/Text.tsx'

/** The number of rows that fit on a phone without scrolling. */
const maxRowsWithoutScrolling = 3

export interface ResultRow {
  key: string
  name: ReactNode
  /** The result of the row, or a problem with the row. */
  note?: ReactNode
  tone?: TextProps['tone']
  /** Scrolls the list to this row. */
  isCurrent?: boolean
}

const scrollIntoView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' })

const Row = memo(({ name, note, tone = 'muted', isCurrent }: Omit<ResultRow, 'key'>) => (
  <li className={css.row} ref={isCurrent ? scrollIntoView : null}>
    <span className={css.name}>{name}</span>
    {note && (
      <Text as="span" size="small" weight="medium" tone={tone}>
        {note}
      </Text>
    )}
  </li>
))

export function ResultList({ label, rows }: { label: string; rows: readonly ResultRow[] }) {
  const isScrollable = rows.length > maxRowsWithoutScrolling
  return (
    // A scrollable list must be focusable, so that keyboard users can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.list} role="group" aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
      <ul role="list">
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </ul>
    </div>
  )
}
