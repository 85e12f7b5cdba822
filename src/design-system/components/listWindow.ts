/** What of a long list is on the page: items by their place in it, and the space that stands for the rest. */
export interface ListWindow {
  /** `before`, `after`: px of list left out above and below this item's row, alike for the whole row. */
  items: readonly { index: number; before: number; after: number }[]
}

/** Follows a list that is longer than the page shows. */
export interface WindowWatch {
  /** To be called after each commit: measures the rows that are there, and takes over a new length. */
  update: (length: number) => void
  stop: () => void
}
