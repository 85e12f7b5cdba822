import { cleanToken } from '#src/domain/cleanInput.ts'
import { withParams } from '#src/lib/url.ts'

/** The search and sort order of a list, stored in the URL as `?q=&sort=` (ORDER-9). */
export interface ListQuery<Sort extends string> {
  q: string
  /** null keeps the server's order (DATA-10). */
  sort: Sort | null
}

/**
 * Converts the query of a list to the query string of a URL.
 * @param currentParams the parameters of the current URL. All except `q` and `sort` are kept, for example `state=paid`
 * @returns for example `?q=rotor&sort=priceUp`; an empty string if there are no parameters
 */
export function toQueryString({ q, sort }: ListQuery<string>, currentParams: URLSearchParams | string = ''): string {
  const text = withParams(currentParams, { q: q || null, sort }).toString()
  return text && `?${text}`
}

/** Capital letters that Unicode does not decompose, and the letters that people type instead of them. */
const replacementByLetter: Record<string, string> = { Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Æ: 'AE', Œ: 'OE' }

/**
 * Normalizes text for searching, so that "kuhler" finds "Kühler" and 5/8" finds 5/8″. Converts text to capitals, because
 * cards display capitals, in which "Straße" becomes STRASSE. Removes marks only from Latin, Greek and Cyrillic letters. In
 * other scripts, marks are vowels or other sounds, and removing them would make a different word (ORDER-12).
 */
export const normalizeForSearch = (text: string) =>
  cleanToken(text)
    .replace(/[‘’‛ʼ´`]/g, "'")
    .replace(/["“”„]/g, "''")
    .replaceAll('×', 'x')
    .normalize('NFKD')
    .replaceAll('′', "'")
    .replaceAll('⁄', '/')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .toUpperCase()
    .replace(/[ØŁĐÐÞÆŒ]/g, (letter) => replacementByLetter[letter] ?? letter)
    .normalize('NFC')

/** Caches the text of each row, because a list may have 10,000 rows. */
const memoizeByRow = <Row extends object>(getText: (row: Row) => string) => {
  const cache = new WeakMap<Row, string>()
  return (row: Row) => {
    const text = cache.get(row) ?? getText(row)
    cache.set(row, text)
    return text
  }
}

/** A sort order of a list. Rows without a value (null) are last in both directions. */
export interface SortOrder<Row> {
  getValue: (row: Row) => string | number | null
  /** 1 sorts the smallest value first, -1 the largest. */
  direction: 1 | -1
}

export const ascending = <Row>(getValue: (row: Row) => number | null): SortOrder<Row> => ({ getValue, direction: 1 })

export const descending = <Row>(getValue: (row: Row) => number | null): SortOrder<Row> => ({ getValue, direction: -1 })

export const trueFirst = <Row>(isTrue: (row: Row) => boolean): SortOrder<Row> =>
  ascending((row) => (isTrue(row) ? 0 : 1))

/** Sorts alphabetically, but compares numbers within the text by value (9 before 10). An empty string is last. */
export function alphabetical<Row extends object>(getText: (row: Row) => string): SortOrder<Row> {
  const sortKey = memoizeByRow((row: Row) =>
    normalizeForSearch(getText(row)).replace(/\d+/g, (digits) => digits.padStart(9, '0')),
  )
  return { getValue: (row) => sortKey(row) || null, direction: 1 }
}

function sortRows<Row>(rows: readonly Row[], sortOrder: SortOrder<Row> | 'reversed'): Row[] {
  if (sortOrder === 'reversed') return [...rows].reverse()
  const { getValue, direction } = sortOrder
  const rowsWithValues = rows.map((row) => ({ row, value: getValue(row) }))
  rowsWithValues.sort(({ value: a }, { value: b }) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -direction : direction
  })
  return rowsWithValues.map(({ row }) => row)
}

export interface ListDefinition<Row, Sort extends string> {
  /** The names of the sort orders in the URL, in the order of the select's options. */
  sorts: readonly Sort[]
  readSort: (text: string | null) => Sort | null
  /** Reads the query from the URL. Missing and unknown values mean all rows, in the server's order. */
  readQuery: (params: URLSearchParams) => ListQuery<Sort>
  /** Returns the searched text of a row. */
  getText: (row: Row) => string
  /**
   * Finds the rows that contain every word of the query, and sorts them. Equal rows keep the server's order.
   * @returns the same array if the query neither filters nor sorts
   */
  select: (rows: readonly Row[], query: ListQuery<Sort>) => readonly Row[]
}

/**
 * Defines how one kind of list is searched and sorted.
 * @param getText returns the searched text of a row
 * @param sortOrders the sort orders by name, in the order of the select's options. `reversed` sorts the newest row first,
 *   because servers append new rows (DATA-10)
 */
export function defineSearchableList<Row extends object, Sort extends string>(
  getText: (row: Row) => string,
  sortOrders: Record<Sort, SortOrder<Row> | 'reversed'>,
): ListDefinition<Row, Sort> {
  const searchText = memoizeByRow((row: Row) => normalizeForSearch(getText(row)))
  const sorts = Object.keys(sortOrders) as Sort[]
  const readSort = (text: string | null) => sorts.find((sort) => sort === text) ?? null
  return {
    sorts,
    readSort,
    getText,
    readQuery: (params) => ({ q: params.get('q') ?? '', sort: readSort(params.get('sort')) }),
    select(rows, { q, sort }) {
      const words = normalizeForSearch(q).split(/\s+/).filter(Boolean)
      const matchingRows =
        words.length === 0 ? rows : rows.filter((row) => words.every((word) => searchText(row).includes(word)))
      return sort === null ? matchingRows : sortRows(matchingRows, sortOrders[sort])
    },
  }
}
