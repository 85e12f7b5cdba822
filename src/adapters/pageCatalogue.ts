import type { Catalogue } from '#src/domain/catalogue.ts'

/** Id of the script element with the snapshot of the parts, as JSON; the build writes it into Home and Tools (DATA-20). */
export const catalogueId = 'catalogue'

/**
 * Reads the snapshot in the page. It needs no schema: the build has checked it, and wrote it together with this script.
 * @returns null when there is none, or the page was cut off
 */
export function readPageCatalogue(): Catalogue | null {
  try {
    return JSON.parse(document.getElementById(catalogueId)?.textContent ?? 'null') as Catalogue | null
  } catch {
    return null
  }
}
