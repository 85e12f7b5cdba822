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
    found === total ? `${formatCount(total)} in all` : `${formatCount(found)} of ${formatCount(total)} found`,
  /** Below a list that comes in steps. */
  shown: (shown: number, total: number) => `Shown: ${formatCount(shown)} of ${formatCount(total)}`,
  more: (count: number) => `Show ${formatCount(count)} more`,
  nothingFound: (query: string) => `Nothing found for “${isolate(query)}”`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const
