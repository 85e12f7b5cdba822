import { formatCount } from '#src/format/numbers.ts'
import { isolate } from '#src/copy/isolate.ts'

/** Shared by all lists: row numbers, search and sort (ORDER-9). */
export const lists = {
  /** The header of the column with the row numbers. */
  index: '#',
  /** In the place of a person's name that the server does not have. */
  noName: 'Name not given',
  sort: 'Sort by',
  count: (found: number, total: number) =>
    found === total ? `All ${formatCount(total)} shown` : `${formatCount(found)} of ${formatCount(total)} shown`,
  /** Below a long list, in print only. */
  printed: (printed: number, total: number) =>
    `Only ${formatCount(printed)} of ${formatCount(total)} entries are printed here.`,
  nothingFound: (query: string) => `Nothing found for “${isolate(query)}”`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const
