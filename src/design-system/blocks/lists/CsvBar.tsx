import { useEffect, useRef, useState, type ReactNode } from 'react'
import { csv as copy } from '#src/copy/csv.ts'
import * as css from '#src/design-system/blocks/lists/CsvBar.css.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { MutedText, Text } from '#src/design-system/components/Text.tsx'
import type { SaveListCsv } from '#src/lib/csv.ts'

export interface CsvBarProps<Row> {
  saveCsv: SaveListCsv<Row>
  /** All rows that match the search, in the sort order, whether or not they are rendered yet. */
  rows: readonly Row[]
  label?: string | undefined
  disabled?: boolean
  /**
   * Renders the button in the toolbar of the list. By default, the button has a line of its own.
   * @param button false if there are no rows to save
   */
  children?: ((button: ReactNode) => ReactNode) | undefined
}

/** The status of the export. `progress` is a number from 0 to 1. */
type ExportStatus =
  | { state: 'idle' | 'failed' }
  | { state: 'preparing'; progress: number }
  | { state: 'saved'; fileName: string; rows: number }

/** The button that saves a list as a CSV file and shows the result (PAGE-26). */
export function CsvBar<Row>({ saveCsv, rows, label = copy.save, disabled, children }: CsvBarProps<Row>) {
  const [status, setStatus] = useState<ExportStatus>({ state: 'idle' })
  const exportController = useRef<AbortController | null>(null)
  // Leaving the page cancels the export.
  useEffect(() => () => exportController.current?.abort(), [])

  async function save() {
    if (exportController.current) return
    exportController.current = new AbortController()
    const { signal } = exportController.current
    const onProgress = (progress: number) => setStatus({ state: 'preparing', progress })
    onProgress(0)
    try {
      const fileName = await saveCsv(rows, { onProgress, signal })
      if (fileName !== null) setStatus({ state: 'saved', fileName, rows: rows.length })
    } catch {
      setStatus({ state: 'failed' })
    }
    exportController.current = null
  }

  const isPreparing = status.state === 'preparing'
  const button = rows.length > 0 && (
    <TextButton
      icon="download"
      busy={isPreparing}
      busyLabel={isPreparing ? copy.preparing(Math.floor(status.progress * 100)) : undefined}
      disabled={disabled}
      onClick={() => void save()}
    >
      <span className={children && css.buttonLabel}>{label}</span>
    </TextButton>
  )
  return (
    <div>
      {children ? children(button) : <div className={css.buttonLine}>{button}</div>}
      <div role="status" className={css.note}>
        {status.state === 'failed' && (
          <Text size="small" tone="danger">
            {copy.failed}
          </Text>
        )}
        {status.state === 'saved' && <MutedText>{copy.saved(status.rows, status.fileName)}</MutedText>}
      </div>
    </div>
  )
}
