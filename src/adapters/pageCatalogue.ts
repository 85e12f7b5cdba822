import type { Catalogue } from '#src/domain/catalogue.ts'
import { parseJson } from '#src/lib/parseJson.ts'

/** Id of the script element that contains the snapshot of the parts as JSON, on Home and the Tools page (DATA-20). */
export const catalogueElementId = 'catalogue'

/**
 * Reads the snapshot that is embedded in the page. The build has already validated it, so no schema is needed.
 * @returns null if the page has no snapshot or its HTML is truncated
 */
export const readEmbeddedCatalogue = (): Catalogue | null =>
  (parseJson(document.getElementById(catalogueElementId)?.textContent ?? '') as Catalogue | undefined) ?? null
