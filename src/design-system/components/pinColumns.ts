const headersOf = (list: HTMLElement): HTMLElement[] => [...(list.closest('table')?.tHead?.rows[0]?.cells ?? [])]

/** Lets a table's columns follow their contents again. Does nothing to a list that is no table. */
export function releaseColumns(list: HTMLElement): void {
  for (const header of headersOf(list)) header.style.width = ''
}

/**
 * Holds a table's columns at the width they have: rows that come and go while it scrolls would move them. A figure that
 * is wider than all before it still gets its room.
 * @param list the table's body; nothing is done to a list that is no table
 */
export function pinColumns(list: HTMLElement): void {
  releaseColumns(list)
  const widths = headersOf(list).map((header) => ({ header, width: header.getBoundingClientRect().width }))
  for (const { header, width } of widths) header.style.width = `${width}px`
}
