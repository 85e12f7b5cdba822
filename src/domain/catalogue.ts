import type { Part } from '#src/domain/part.ts'

/** A snapshot of the parts, taken before the build and shown until the API has responded (DATA-20). */
export interface Catalogue {
  /** When it was taken, ms since 1970. */
  takenAt: number
  /** The number of all parts; `parts` may be the first of them only. */
  total: number
  parts: Part[]
}

/** The most parts that a page contains as data; of a longer list it contains the first ones only. */
const maxPartsInPage = 100
const partsOfLongList = 12

/** A card shows three lines of it. */
const maxDescriptionLength = 400

/** The part of a snapshot that a page contains. @param limit the most parts that it shows; all of a list that is not long */
export function catalogueInPage({ parts, ...catalogue }: Catalogue, limit?: number): Catalogue {
  const count = limit ?? (parts.length > maxPartsInPage ? partsOfLongList : parts.length)
  const shorten = (part: Part) => ({ ...part, description: part.description.slice(0, maxDescriptionLength) })
  return { ...catalogue, parts: parts.slice(0, count).map(shorten) }
}

/** From this age on a snapshot shows no prices and stock (DATA-20): three days, ms. */
export const maxAgeMs = 3 * 24 * 3600 * 1000

/** Ids that are file names on every host. */
const isFileName = (id: string): boolean => /^[\w-]{1,100}$/.test(id)

/** Most parts that have a page of their own: each is two files. */
const maxPartPages = 500

/** The parts of a complete snapshot that have a page of their own (PAGE-40). */
export const partsWithPages = ({ parts }: Catalogue): Part[] =>
  parts.filter(({ id, repeat }) => isFileName(id) && repeat === undefined).slice(0, maxPartPages)

/** Whether a part has a page of its own. Of a long list a page knows the first parts only; 404.html serves the others. */
export const hasPage = (catalogue: Catalogue | null | undefined, id: string): boolean =>
  catalogue != null &&
  isFileName(id) &&
  (catalogue.parts.length < catalogue.total || catalogue.parts.some((part) => part.id === id))

const isEqual = (a: Part, b: Part): boolean => Object.entries(a).every(([key, value]) => b[key as keyof Part] === value)

/** Replaces each row that equals one of the snapshot by that: a memoized card then does not render again (SPEED-6). */
export function reuseRows(rows: Part[], known: readonly Part[]): Part[] {
  const byId = new Map(known.map((part) => [part.id, part]))
  return rows.map((row) => {
    const other = byId.get(row.id)
    return other && isEqual(row, other) ? other : row
  })
}
