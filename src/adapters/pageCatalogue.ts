import type { Catalogue } from '#src/domain/catalogue.ts'

/** Id of the script element that contains the snapshot of the parts as JSON, on Home and Tools (DATA-20). */
export const catalogueId = 'catalogue'

/**
 * Reads the snapshot in the page, without a schema, because the same build has validated it.
 * @returns null when there is none, or the page is truncated
 */
export function readPageCatalogue(): Catalogue | null {
  try {
    return JSON.parse(document.getElementById(catalogueId)?.textContent ?? 'null') as Catalogue | null
  } catch {
    return null
  }
}
