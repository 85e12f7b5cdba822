/** Search and sort, alike in every list (ORDER-9). */
export const lists = {
  sort: 'Sort by',
  count: (found: number, total: number) =>
    found === total
      ? `All ${total.toLocaleString('en-US')} shown`
      : `${found.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} shown`,
  nothingFound: (words: string) => `Nothing found for “${words}”`,
  nothingFoundHint: 'Try fewer or shorter words: part of a name is enough.',
} as const
