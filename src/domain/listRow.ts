/** A row of a list. Some servers store two rows with the same id or email (DATA-15). */
export interface ListRow {
  readonly id?: string
  readonly email?: string
  /** Among the rows with this id or email, in the server's order: 2 for the second one; missing for the first. */
  repeat?: number
}

const idOf = ({ id, email }: ListRow): string => id ?? email ?? ''

/** A key for React that no other row of the list has: with a repeated one, rows stay when they are filtered out. */
export const rowKey = (row: ListRow): string => (row.repeat ? `${row.repeat}\0${idOf(row)}` : idOf(row))

/** Numbers the rows whose id or email was there before. @returns how many these are */
export function numberRepeats(rows: readonly ListRow[]): number {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const count = (counts.get(idOf(row)) ?? 0) + 1
    counts.set(idOf(row), count)
    if (count > 1) row.repeat = count
  }
  return rows.length - counts.size
}
