/** Shared by all lists: row numbers, search and sort (ORDER-9). */
export const lists = {
  /** The header of the column with the row numbers. */
  index: '#',
  sort: 'Sort by',
  count: (found: number, total: number) =>
    found === total
      ? `All ${total.toLocaleString('en-US')} shown`
      : `${found.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} shown`,
  nothingFound: (query: string) => `Nothing found for “${query}”`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const
