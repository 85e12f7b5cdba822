import { useEffect, useRef, useState } from 'react'
import type { CsvStatus, ListCsv } from '#src/domain/status.ts'
import type { CsvTable } from '#src/routes/csvTables.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Saves rows as a CSV file (PAGE-35), one file at a time. The code for it is loaded with the first one; leaving the page
 * gives a file up that is being made.
 * @param loadTable imports what the list's file holds
 */
export function useCsv<Row>(loadTable: () => Promise<CsvTable<Row>>): ListCsv<Row> {
  const [status, setStatus] = useState<CsvStatus>({ state: 'idle' })
  const runExclusive = useSingleFlight()
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const save = async (rows: readonly Row[]) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    const onProgress = (share: number) => setStatus({ state: 'making', share })
    onProgress(0)
    try {
      const [{ saveCsv }, table] = await Promise.all([import('#src/routes/saveCsv.ts'), loadTable()])
      const isSaved = await saveCsv(table, rows, { onProgress, signal })
      if (isSaved) setStatus({ state: 'saved', fileName: table.fileName, rows: rows.length })
    } catch {
      setStatus({ state: 'failed' })
    }
  }

  return { status, onSave: (rows) => void runExclusive(() => save(rows)) }
}
