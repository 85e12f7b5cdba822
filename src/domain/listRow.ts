/** A row of a list. Some servers store several rows with the same id or email (DATA-15). */
export interface ListRow {
  readonly id?: string
  readonly email?: string
  /** 2 for the second row with the same id or email, 3 for the third, and so on; undefined for the first row. */
  repeat?: number
}

const getIdOrEmail = ({ id, email }: ListRow): string => id ?? email ?? ''

/** Returns a unique React key. With duplicate keys, React would keep displaying rows that have been filtered out. */
export const getRowKey = (row: ListRow): string =>
  row.repeat ? `${row.repeat}\0${getIdOrEmail(row)}` : getIdOrEmail(row)

/**
 * Numbers the rows that repeat the id or email of an earlier row.
 * @returns how many rows repeat an earlier row
 */
export function assignRepeatNumbers(rows: readonly ListRow[]): number {
  const countByKey = new Map<string, number>()
  for (const row of rows) {
    const count = (countByKey.get(getIdOrEmail(row)) ?? 0) + 1
    countByKey.set(getIdOrEmail(row), count)
    if (count > 1) row.repeat = count
  }
  return rows.length - countByKey.size
}
