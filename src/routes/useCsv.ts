import { useEffect, useRef, useState } from 'react'
import type { CsvStatus, ListCsv } from '#src/domain/status.ts'
import type { SaveRows } from '#src/routes/csvTables.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Saves rows as a CSV file (PAGE-26), one file at a time. The code for it is loaded with the first one; leaving the page
 * gives a file up that is being made.
 * @param loadSave imports what saves the rows of the list
 */
export function useCsv<Row>(loadSave: () => Promise<SaveRows<Row>>): ListCsv<Row> {
  const [status, setStatus] = useState<CsvStatus>({ state: 'idle' })
  const runExclusive = useSingleFlight()
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const save = async (rows: readonly Row[]) => {
    abort.current = new AbortController()
    const { signal } = abort.current
    let shown = -1
    // At each tenth only: it draws the page, with its rows, once more.
    const onProgress = (share: number) => {
      const tenth = Math.floor(share * 10) / 10
      if (tenth > shown) setStatus({ state: 'making', share: tenth })
      shown = tenth
    }
    onProgress(0)
    try {
      const saveRows = await loadSave()
      const fileName = await saveRows(rows, { onProgress, signal })
      if (fileName !== null) setStatus({ state: 'saved', fileName, rows: rows.length })
    } catch {
      setStatus({ state: 'failed' })
    }
  }

  return { status, onSave: (rows) => void runExclusive(() => save(rows)) }
}
