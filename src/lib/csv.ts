import papaparse from 'papaparse'

export interface CsvOptions {
  /** Called with the fraction that is done, from 0 to 1. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/**
 * Saves rows as a CSV file (PAGE-26).
 * @returns the file's name; null if the export was aborted
 */
export type SaveListCsv<Row> = (rows: readonly Row[], options: CsvOptions) => Promise<string | null>

/** A column; a cell is empty if its value is null. */
type CsvColumn<Row> = readonly [heading: string, getValue: (row: Row) => string | number | null]

export interface CsvTable<Row> {
  fileName: string
  columns: readonly CsvColumn<Row>[]
}

/** How many rows are formatted before the browser may render again. */
const rowsPerBatch = 250

/** Without a byte order mark, spreadsheets decode umlauts and Arabic wrongly. */
const byteOrderMark = '\uFEFF'

/**
 * Matches text that a spreadsheet would run as a formula or convert to a number or date. For example, "01712345678" would lose
 * its leading zero, and a long id its last digits (PAGE-26). Papaparse's own pattern misses formulas with a line break, after a
 * space, or with full-width signs.
 */
export const spreadsheetUnsafePattern =
  /^\s*[=+\-@＝＋－＠]|^[\t\r]|^\s*[\p{Nd}.(][\p{Nd}\s.,:/()%-]*(?:e[+-]?\p{Nd}+)?$/iu

const unparseOptions = {
  escapeFormulae: spreadsheetUnsafePattern,
  header: false,
  // Some spreadsheets also split cells at semicolons.
  quotes: (value: unknown) => typeof value === 'string' && value.includes(';'),
}

const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** The browser must start a download within this time, because the file's URL is revoked afterwards. */
const revokeDelayMs = 60_000

function downloadFile(fileName: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), revokeDelayMs)
}

/** Formats the rows in batches, so that the page stays responsive, and downloads the file. */
export async function saveCsv<Row>(
  { fileName, columns }: CsvTable<Row>,
  rows: readonly Row[],
  { onProgress, signal }: CsvOptions,
): Promise<string | null> {
  const toCsvLines = (cells: (string | number | null)[][]) => `${papaparse.unparse(cells, unparseOptions)}\r\n`
  const fileParts = [byteOrderMark + toCsvLines([columns.map(([heading]) => heading)])]
  for (let startIndex = 0; startIndex < rows.length; startIndex += rowsPerBatch) {
    onProgress(startIndex / rows.length)
    await yieldToBrowser()
    if (signal.aborted) return null
    const batch = rows.slice(startIndex, startIndex + rowsPerBatch)
    fileParts.push(toCsvLines(batch.map((row) => columns.map(([, getValue]) => getValue(row)))))
  }
  downloadFile(fileName, new Blob(fileParts, { type: 'text/csv;charset=utf-8' }))
  return fileName
}
