import { findUnavailableReason, type Part } from '#src/domain/part.ts'

/** A snapshot of the parts, taken before the build and displayed until the API responds (DATA-20). */
export interface Catalogue {
  /** Milliseconds since 1970. */
  takenAt: number
  /** The number of parts in the catalogue. `parts` may contain fewer. */
  total: number
  parts: Part[]
}

/** A page embeds a list of up to this many parts, but only the first parts of a longer list. */
const maxPartsInPage = 100
const shortenedListLength = 12

/** A card shows only three lines of the description. */
const maxDescriptionLength = 400

/**
 * Returns the data to embed in a page.
 * @param limit the number of parts that the page shows; by default all parts of a short list
 */
export function toEmbeddedCatalogue({ parts, ...catalogue }: Catalogue, limit?: number): Catalogue {
  const count = limit ?? (parts.length > maxPartsInPage ? shortenedListLength : parts.length)
  const shorten = (part: Part) => ({ ...part, description: part.description.slice(0, maxDescriptionLength) })
  return { ...catalogue, parts: parts.slice(0, count).map(shorten) }
}

/** A snapshot older than this shows neither prices nor stock (DATA-20). */
export const maxSnapshotAgeMs = 3 * 24 * 3600 * 1000

/** Whether every host accepts the id as a file name. */
const isFileName = (id: string): boolean => /^[\w-]{1,100}$/.test(id)

/** Each part page uses two files, and the host limits the number of files. */
const maxPartPages = 500

/**
 * Returns the parts that get a page of their own (PAGE-40).
 * @param catalogue a complete snapshot
 */
export const partsWithPages = ({ parts }: Catalogue): Part[] =>
  parts.filter(({ id, repeat }) => isFileName(id) && repeat === undefined).slice(0, maxPartPages)

/**
 * Whether a part has a page of its own. A page embeds only the first parts of a long list, so a part that is not embedded
 * counts as having a page. If there is no such page, the host serves 404.html, which displays the part as well.
 */
export const hasPage = (catalogue: Catalogue | null | undefined, id: string): boolean =>
  catalogue != null &&
  isFileName(id) &&
  (catalogue.parts.length < catalogue.total || catalogue.parts.some((part) => part.id === id))

const isEqual = (a: Part, b: Part): boolean => Object.entries(a).every(([key, value]) => b[key as keyof Part] === value)

/** Replaces each row that equals a row of the snapshot with that row, so that memoized cards don't render again (SPEED-6). */
export function reuseRows(rows: Part[], snapshotRows: readonly Part[]): Part[] {
  const byId = new Map(snapshotRows.map((part) => [part.id, part]))
  return rows.map((row) => {
    const snapshotRow = byId.get(row.id)
    return snapshotRow && isEqual(row, snapshotRow) ? snapshotRow : row
  })
}

/** Whether the card of a part keeps its place and, unless its description changes, its height. */
export const keepsLayout = (part: Part, next: Part | undefined): boolean =>
  next?.id === part.id && next.name === part.name && findUnavailableReason(next) === findUnavailableReason(part)
