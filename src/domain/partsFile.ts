import * as z from 'zod/mini'
import type { addPartBodySchema, Part } from '#src/domain/part.ts'
import { addPartFormSchema, toAddPartBody } from '#src/domain/partForm.ts'
import { readHttpUrl } from '#src/domain/wire.ts'

/** The columns of a CSV file of parts, in the order of the form. */
export const partColumns = ['name', 'price', 'minimumQuantity', 'availableParts', 'describe', 'image'] as const
export type PartColumn = (typeof partColumns)[number]

/**
 * The accepted headings, reduced to lowercase letters. They include the labels of the form, the fields of the request body
 * and the headings of the price list that the Tools page exports.
 */
const acceptedHeadings: Record<PartColumn, readonly string[]> = {
  name: ['name', 'part', 'partname'],
  price: ['price', 'priceperunit', 'perpiece'],
  minimumQuantity: ['minimumquantity', 'minimumorderpcs', 'minimumorder', 'minimum'],
  availableParts: ['availableparts', 'availablenowpcs', 'available', 'stock'],
  describe: ['describe', 'description'],
  image: ['image', 'imageurl', 'picture', 'pictureurl'],
}

/** The parts are sent one by one, so a larger file would take an hour. */
export const maxPartsPerFile = 2_000
export const maxFileBytes = 10 * 1024 * 1024

/** Why none of the parts in a file can be added. */
export type PartsFileProblem =
  | { kind: 'notCsv' | 'tooBig' | 'empty' | 'noCatalogue' }
  | { kind: 'quotes'; row: number }
  | { kind: 'missingColumns'; columns: readonly PartColumn[] }
  | { kind: 'tooManyParts'; count: number; max: number }

export type AddPartBody = z.infer<typeof addPartBodySchema>

export interface NewPart {
  id: string
  row: number
  body: AddPartBody
}

/** Why a row can't be added. `problem` is a problem of the form's field, or 'notAUrl'. */
export type RowProblem =
  | { kind: 'field'; column: PartColumn; text: string; problem: string }
  | { kind: 'extraCells' | 'inCatalogue' }
  | { kind: 'repeated'; row: number }

export interface SkippedRow {
  row: number
  name: string
  problems: readonly RowProblem[]
}

export type PartsFile = { parts: readonly NewPart[]; skipped: readonly SkippedRow[] } | { problem: PartsFileProblem }

/** Identifies a part by its stable fields. Orders change the stock, and servers change the picture's URL. */
const toPartKey = ({ name, price, minimumQuantity, describe }: Omit<AddPartBody, 'availableParts' | 'image'>): string =>
  JSON.stringify([name, price, Math.max(1, minimumQuantity), describe])

export const toPartKeys = (parts: readonly Part[]): Set<string> =>
  new Set(parts.map((part) => toPartKey({ ...part, price: part.price ?? 0, describe: part.description })))

export const isInCatalogue = ({ body }: NewPart, keys: ReadonlySet<string>): boolean => keys.has(toPartKey(body))

const normalizeHeading = (heading: string): string => heading.toLowerCase().replace(/[^a-z]/g, '')

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

function findProblems(values: Record<PartColumn, string>): RowProblem[] {
  const issues = z.safeParse(addPartFormSchema, values).error?.issues ?? []
  const problems = issues.flatMap(({ path: [name], message }): RowProblem[] => {
    const column = partColumns.find((partColumn) => partColumn === name)
    return column ? [{ kind: 'field', column, text: values[column], problem: message }] : []
  })
  const isInvalidImage = values.image !== '' && readHttpUrl(values.image) === null
  return isInvalidImage
    ? [...problems, { kind: 'field', column: 'image', text: values.image, problem: 'notAUrl' }]
    : problems
}

/**
 * Splits a file's rows into those that can be added and those that can't, with the reasons (ADMIN-26).
 * @param rows the cells of the file, starting with the headings
 * @param catalogueKeys the keys of the parts in the catalogue
 */
export function checkPartsFile(rows: readonly (readonly string[])[], catalogueKeys: ReadonlySet<string>): PartsFile {
  const [header = [], ...dataRows] = rows
  const normalizedHeadings = header.map(normalizeHeading)
  const columnIndexes = partColumns.map((column) =>
    normalizedHeadings.findIndex((heading) => acceptedHeadings[column].includes(heading)),
  )
  const missingColumns = partColumns.filter((_, index) => columnIndexes[index] === -1)
  // Spreadsheets count rows from 1, and row 1 has the headings.
  const filledRows = dataRows.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => !isBlank(cells))
  if (isBlank(header)) return { problem: { kind: 'empty' } }
  if (missingColumns.length > 0) return { problem: { kind: 'missingColumns', columns: missingColumns } }
  if (filledRows.length === 0) return { problem: { kind: 'empty' } }
  if (filledRows.length > maxPartsPerFile)
    return { problem: { kind: 'tooManyParts', count: filledRows.length, max: maxPartsPerFile } }

  const parts: NewPart[] = []
  const skipped: SkippedRow[] = []
  const rowByKey = new Map<string, number>()
  for (const { row, cells } of filledRows) {
    const values = Object.fromEntries(
      partColumns.map((column, index) => [column, (cells[columnIndexes[index] ?? -1] ?? '').trim()]),
    ) as Record<PartColumn, string>
    const skipRow = (...problems: RowProblem[]) => skipped.push({ row, name: values.name, problems })
    const problems = findProblems(values)
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) skipRow({ kind: 'extraCells' })
    else if (problems.length > 0) skipRow(...problems)
    else {
      const body = toAddPartBody(z.parse(addPartFormSchema, values), values.image)
      const key = toPartKey(body)
      const firstRow = rowByKey.get(key)
      if (catalogueKeys.has(key)) skipRow({ kind: 'inCatalogue' })
      else if (firstRow !== undefined) skipRow({ kind: 'repeated', row: firstRow })
      else parts.push({ id: String(row), row, body })
      rowByKey.set(key, firstRow ?? row)
    }
  }
  return { parts, skipped }
}
