import { findUnavailableReason, type Part } from '#src/domain/part.ts'

/** A snapshot of the parts, taken before the build and displayed until the API responds (DATA-20). */
export interface Catalogue {
  /** Milliseconds since 1970. */
  takenAt: number
  /** The number of parts in the catalogue. `parts` may contain fewer. */
  total: number
  parts: Part[]
}

/** A catalogue with more parts than this is truncated before it is embedded in a page. */
const maxFullyEmbeddedParts = 100
const truncatedPartCount = 12

/** A card shows only the first lines of the description. */
const maxDescriptionLength = 400

/**
 * Returns the catalogue to embed in a page.
 * @param limit the number of parts to embed; by default, all parts unless the catalogue is too large
 */
export function toEmbeddedCatalogue({ parts, ...catalogue }: Catalogue, limit?: number): Catalogue {
  const count = limit ?? (parts.length > maxFullyEmbeddedParts ? truncatedPartCount : parts.length)
  const truncateDescription = (part: Part) => ({
    ...part,
    description: part.description.slice(0, maxDescriptionLength),
  })
  return { ...catalogue, parts: parts.slice(0, count).map(truncateDescription) }
}

/** A snapshot older than this shows neither prices nor stock (DATA-20). */
export const maxSnapshotAgeMs = 3 * 24 * 3600 * 1000

/** Whether the id can be a file name on every host. */
const isValidFileName = (id: string): boolean => /^[\w-]{1,100}$/.test(id)

/** Each part page uses two files, and the host limits the number of files. */
const maxPartPages = 500

/**
 * Returns the parts that get a page of their own (PAGE-40).
 * @param catalogue a complete snapshot
 */
export const selectPartsWithPages = ({ parts }: Catalogue): Part[] =>
  parts.filter(({ id, repeat }) => isValidFileName(id) && repeat === undefined).slice(0, maxPartPages)

/**
 * Whether a part has a page of its own. A truncated catalogue lacks most parts, so a missing part is assumed to have a page.
 * If the page does not exist, the host serves 404.html, which also displays the part.
 */
export const hasPartPage = (catalogue: Catalogue | null | undefined, id: string): boolean =>
  catalogue != null &&
  isValidFileName(id) &&
  (catalogue.parts.length < catalogue.total || catalogue.parts.some((part) => part.id === id))

const isEqualPart = (a: Part, b: Part): boolean =>
  Object.entries(a).every(([key, value]) => b[key as keyof Part] === value)

/** Replaces rows with equal rows of the snapshot. Memoized cards then receive the same object and don't render again (SPEED-6). */
export function reuseRows(rows: Part[], snapshotRows: readonly Part[]): Part[] {
  const snapshotRowsById = new Map(snapshotRows.map((part) => [part.id, part]))
  return rows.map((row) => {
    const snapshotRow = snapshotRowsById.get(row.id)
    return snapshotRow && isEqualPart(row, snapshotRow) ? snapshotRow : row
  })
}

/** Whether a card keeps its position and height when `next` replaces `part`. Descriptions are not compared. */
export const keepsCardLayout = (part: Part, next: Part | undefined): boolean =>
  next?.id === part.id && next.name === part.name && findUnavailableReason(next) === findUnavailableReason(part)
