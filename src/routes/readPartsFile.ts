import papaparse from 'papaparse'
import { checkPartsFile, maxFileBytes, type PartsFile } from '#src/domain/partsFile.ts'
import { spreadsheetUnsafePattern } from '#src/lib/csv.ts'

/** Removes the apostrophe that `saveCsv` adds to keep spreadsheets from changing a cell. */
const removeApostrophe = (cell: string): string =>
  cell.startsWith("'") && spreadsheetUnsafePattern.test(cell.slice(1)) ? cell.slice(1) : cell

/** Reads a CSV file of parts, separated by comma, semicolon or tab, with or without a byte order mark (ADMIN-26). */
export async function readPartsFile(file: File, catalogueKeys: ReadonlySet<string>): Promise<PartsFile> {
  if (file.size > maxFileBytes) return { problem: { kind: 'tooBig' } }
  let text: string
  try {
    // Without `fatal`, a workbook or a different encoding would be decoded to replacement characters, without an error.
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return { problem: { kind: 'notCsv' } }
  }
  const { data, errors } = papaparse.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  const quoteError = errors.find(({ type }) => type === 'Quotes')
  if (quoteError) return { problem: { kind: 'quotes', row: (quoteError.row ?? 0) + 1 } }
  return checkPartsFile(
    data.map((cells) => cells.map(removeApostrophe)),
    catalogueKeys,
  )
}
