import papaparse from 'papaparse'

export interface CsvOptions {
  /** Called with the share that is done, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Saves rows of a list as a CSV file (PAGE-26).
 * @returns the file's name; null when it was aborted, and no file was made
 */
export type ListCsv<Row> = (rows: readonly Row[], making: CsvOptions) => Promise<string | null>

/** A column: its heading, and the cell of a row; null leaves the cell empty. */
type CsvColumn<Row> = readonly [heading: string, valueOf: (row: Row) => string | number | null]

/** What a list's CSV file holds (PAGE-26). */
export interface CsvTable<Row> {
  fileName: string
  columns: readonly CsvColumn<Row>[]
}

/** Rows that are written before the page may draw again. */
const sliceLength = 250

/** Without it, spreadsheets read umlauts and Arabic by an old encoding. */
const byteOrderMark = '\uFEFF'

/**
 * Texts that a spreadsheet would change (PAGE-26): formulas, which it would run, and texts that look like a number or a date.
 * "01712345678" would lose its zero, a long id its last digits. The library's own pattern misses a formula with a line break
 * in it, one behind a space, and signs of full width.
 */
export const changedBySpreadsheets =
  /^\s*[=+\-@＝＋－＠]|^[\t\r]|^\s*[\p{Nd}.(][\p{Nd}\s.,:/()%-]*(?:e[+-]?\p{Nd}+)?$/iu

const options = {
  escapeFormulae: changedBySpreadsheets,
  header: false,
  // Some spreadsheets divide the cells by semicolons.
  quotes: (value: unknown) => typeof value === 'string' && value.includes(';'),
}

const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** How long the browser may take to begin a download, ms. */
const downloadMs = 60_000

function download(fileName: string, file: Blob): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(href), downloadMs)
}

/** Writes the rows as CSV, in slices, so that the page can be used meanwhile, and hands the file to the browser. */
export async function saveCsv<Row>(
  { fileName, columns }: CsvTable<Row>,
  rows: readonly Row[],
  { onProgress, signal }: CsvOptions,
): Promise<string | null> {
  const lines = (cells: (string | number | null)[][]) => `${papaparse.unparse(cells, options)}\r\n`
  const texts = [byteOrderMark + lines([columns.map(([heading]) => heading)])]
  for (let start = 0; start < rows.length; start += sliceLength) {
    onProgress(start / rows.length)
    await yieldToBrowser()
    if (signal.aborted) return null
    const slice = rows.slice(start, start + sliceLength)
    texts.push(lines(slice.map((row) => columns.map(([, valueOf]) => valueOf(row)))))
  }
  download(fileName, new Blob(texts, { type: 'text/csv;charset=utf-8' }))
  return fileName
}
