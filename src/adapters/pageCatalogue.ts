import type { Catalogue } from '#src/domain/catalogue.ts'
import { parseJson } from '#src/lib/parseJson.ts'

/** Id of the script element on Home and the Tools page that contains the snapshot of the parts as JSON (DATA-20). */
export const catalogueElementId = 'catalogue'

/**
 * Reads the snapshot in the page, without a schema, because the same build has validated the snapshot.
 * @returns null if the page has no snapshot or is truncated
 */
export const readEmbeddedCatalogue = (): Catalogue | null =>
  (parseJson(document.getElementById(catalogueElementId)?.textContent ?? '') as Catalogue | undefined) ?? null
