/** What somebody wants to see of a list, as it stands in the address: `?q=&sort=` (ORDER-9). */
export interface ListQuery<Sort extends string> {
  /** As it was typed. */
  q: string
  /** null: the server's order (DATA-10). */
  sort: Sort | null
}

/** All of a list, in the server's order. */
export const everything: ListQuery<never> = { q: '', sort: null }

/** @returns e.g. `?q=rotor&sort=priceUp`, or '' for everything */
export function toSearch({ q, sort }: ListQuery<string>): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sort !== null) params.set('sort', sort)
  return params.size === 0 ? '' : `?${params}`
}

/** Small letters without marks: "Kühler" is found by "kuhler". */
const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Texts are made once for each row, for there may be 10,000. */
const remember = <Row extends object>(read: (row: Row) => string) => {
  const known = new WeakMap<Row, string>()
  return (row: Row) => {
    const text = known.get(row) ?? read(row)
    known.set(row, text)
    return text
  }
}

/** One order a list can be put in. Small first, or the other way; what has no value comes last, whichever way. */
export interface Ordering<Row> {
  valueOf: (row: Row) => string | number | null
  direction: 1 | -1
}

/** Small numbers first. */
export const ascending = <Row>(valueOf: (row: Row) => number | null): Ordering<Row> => ({ valueOf, direction: 1 })

/** Large numbers first. */
export const descending = <Row>(valueOf: (row: Row) => number | null): Ordering<Row> => ({ valueOf, direction: -1 })

/** Rows of which something is true come first. */
export const first = <Row>(isTrue: (row: Row) => boolean): Ordering<Row> => ascending((row) => (isTrue(row) ? 0 : 1))

/** By the alphabet; numbers in it are padded, so that 9 comes before 10. An empty text is no value. */
export function alphabetical<Row extends object>(read: (row: Row) => string): Ordering<Row> {
  const key = remember((row: Row) => fold(read(row)).replace(/\d+/g, (digits) => digits.padStart(9, '0')))
  return { valueOf: (row) => key(row) || null, direction: 1 }
}

function sorted<Row>(rows: readonly Row[], { valueOf, direction }: Ordering<Row>): Row[] {
  const valued = rows.map((row) => ({ row, value: valueOf(row) }))
  valued.sort(({ value: one }, { value: other }) => {
    if (one === other) return 0
    if (one === null || other === null) return one === null ? 1 : -1
    return one < other ? -direction : direction
  })
  return valued.map(({ row }) => row)
}

/** How a kind of list is searched and sorted. */
export interface Searchable<Row, Sort extends string> {
  /** The orders it can be put in, by the names they have in the address. */
  sorts: readonly Sort[]
  /** @returns the sort of that name, or null for any other text */
  readSort: (text: string | null) => Sort | null
  /** What is missing in the address, or unknown, means all in the server's order. */
  readQuery: (params: URLSearchParams) => ListQuery<Sort>
  /**
   * The rows that have every word of the query, in the order it asks for; rows it does not tell apart stay in the
   * server's.
   * @returns the very same list when the query leaves it as it is
   */
  select: (rows: readonly Row[], query: ListQuery<Sort>) => readonly Row[]
}

/**
 * @param textOf what a row is found by
 * @param orders by name; the order of their names is that of the choice
 */
export function searchable<Row extends object, Sort extends string>(
  textOf: (row: Row) => string,
  orders: Record<Sort, Ordering<Row>>,
): Searchable<Row, Sort> {
  const haystack = remember((row: Row) => fold(textOf(row)))
  const sorts = Object.keys(orders) as Sort[]
  const readSort = (text: string | null) => sorts.find((sort) => sort === text) ?? null
  return {
    sorts,
    readSort,
    readQuery: (params) => ({ q: params.get('q') ?? '', sort: readSort(params.get('sort')) }),
    select(rows, { q, sort }) {
      const words = fold(q).split(/\s+/).filter(Boolean)
      const found =
        words.length === 0 ? rows : rows.filter((row) => words.every((word) => haystack(row).includes(word)))
      return sort === null ? found : sorted(found, orders[sort])
    },
  }
}
