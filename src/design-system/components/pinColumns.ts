const headersOf = (list: HTMLElement): HTMLElement[] => [...(list.closest('table')?.tHead?.rows[0]?.cells ?? [])]

/** Removes the widths that `pinColumns` has set. Does nothing if the list is not a table. */
export function releaseColumns(list: HTMLElement): void {
  for (const header of headersOf(list)) header.style.width = ''
}

/**
 * Fixes a table's columns at their current widths: otherwise rows rendered while scrolling would change them. A column
 * still grows if a new cell does not fit.
 * @param list the table's body; does nothing if the list is not a table
 */
export function pinColumns(list: HTMLElement): void {
  releaseColumns(list)
  const widths = headersOf(list).map((header) => ({ header, width: header.getBoundingClientRect().width }))
  for (const { header, width } of widths) header.style.width = `${width}px`
}
