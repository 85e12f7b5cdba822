/** What is alike in every list: the rows' numbers, search and sort (ORDER-9). */
export const lists = {
  /** Heads the column of the rows' numbers. */
  index: '#',
  sort: 'Sort by',
  count: (found: number, total: number) =>
    found === total
      ? `All ${total.toLocaleString('en-US')} shown`
      : `${found.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} shown`,
  nothingFound: (words: string) => `Nothing found for “${words}”`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const
