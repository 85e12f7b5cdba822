import type { ReactNode } from 'react'
import { csv as copy } from '#src/copy/csv.ts'
import * as css from '#src/design-system/blocks/lists/CsvBar.css.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import type { CsvStatus, ListCsv } from '#src/domain/status.ts'

export interface CsvBarProps<Row> {
  csv: ListCsv<Row>
  /** What the file will hold: all rows that search and sort leave, not only those that are drawn. */
  rows: readonly Row[]
  /** The button's label. */
  label?: string | undefined
  /** The list's toolbar. */
  children?: ReactNode
}

/** The button that saves a list as a CSV file (PAGE-26), beside the list's toolbar, and what has become of the file. */
export function CsvBar<Row>({ csv: { status, onSave }, rows, label = copy.save, children }: CsvBarProps<Row>) {
  const isMaking = status.state === 'making'
  return (
    <div>
      <div className={css.bar}>
        {children && <div className={css.toolbar}>{children}</div>}
        {rows.length > 0 && (
          <div className={css.button}>
            <Button
              tone="secondary"
              size="small"
              busy={isMaking}
              busyLabel={isMaking ? copy.making(Math.floor(status.share * 100)) : undefined}
              onClick={() => onSave(rows)}
            >
              {label}
            </Button>
          </div>
        )}
      </div>
      <div role="status" className={css.note}>
        <Outcome status={status} />
      </div>
    </div>
  )
}

function Outcome({ status }: { status: CsvStatus }) {
  if (status.state === 'failed')
    return (
      <Text size="small" tone="danger">
        {copy.failed}
      </Text>
    )
  if (status.state !== 'saved') return null
  return (
    <Text size="small" tone="muted">
      {copy.saved(status.rows, status.fileName)}
    </Text>
  )
}
