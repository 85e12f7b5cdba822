import type { Catalogue } from '#src/domain/catalogue.ts'

/** Id of the script element on Home and Tools that contains the snapshot of the parts as JSON (DATA-20). */
export const catalogueId = 'catalogue'

/**
 * Reads the snapshot in the page. It needs no schema, because the same build has validated it.
 * @returns null if the page has no snapshot or is truncated
 */
export function readPageCatalogue(): Catalogue | null {
  try {
    return JSON.parse(document.getElementById(catalogueId)?.textContent ?? 'null') as Catalogue | null
  } catch {
    return null
  }
}
