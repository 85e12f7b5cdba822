import type { Part } from '#src/domain/part.ts'

/** The orders a catalogue can be put in, as they stand in the address; without one it keeps the server's (DECISIONS A10). */
export const partSorts = ['name', 'priceUp', 'priceDown', 'stock'] as const
export type PartSort = (typeof partSorts)[number]

/** What a visitor wants to see of the catalogue (DECISIONS D9). */
export interface PartsQuery {
  /** As it was typed. */
  q: string
  sort: PartSort | null
}

/** Everything, in the server's order. */
export const everyPart: PartsQuery = { q: '', sort: null }

/** @returns the sort of that name, or null for any other text */
export const readSort = (text: string | null): PartSort | null => partSorts.find((sort) => sort === text) ?? null

/** Reads `?q=&sort=`; what is missing or unknown means all parts in the server's order. */
export const readPartsQuery = (params: URLSearchParams): PartsQuery => ({
  q: params.get('q') ?? '',
  sort: readSort(params.get('sort')),
})

/** The way back. @returns e.g. `?q=rotor&sort=priceUp`, or '' for everything */
export function toSearch({ q, sort }: PartsQuery): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sort !== null) params.set('sort', sort)
  return params.size === 0 ? '' : `?${params}`
}

/** Small letters without marks: "Kühler" is found by "kuhler". */
const fold = (text: string) => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** What a part is found and sorted by; made once for each part, for there may be 10,000. */
const remember = (read: (part: Part) => string) => {
  const known = new WeakMap<Part, string>()
  return (part: Part) => {
    const text = known.get(part) ?? read(part)
    known.set(part, text)
    return text
  }
}
const haystack = remember(({ name, description }) => fold(`${name}\n${description}`))
/** Numbers in it are padded, so that 9 comes before 10. */
const nameKey = remember(({ name }) => fold(name).replace(/\d+/g, (digits) => digits.padStart(9, '0')))

/** Small first; what has no value comes last, whichever way the rest goes. */
const by =
  <Value extends string | number>(read: (part: Part) => Value | null, direction: 1 | -1 = 1) =>
  (a: Part, b: Part): number => {
    const [one, other] = [read(a), read(b)]
    if (one === other) return 0
    if (one === null || other === null) return one === null ? 1 : -1
    return one < other ? -direction : direction
  }

const orders: Record<PartSort, (a: Part, b: Part) => number> = {
  name: by((part) => nameKey(part) || null),
  priceUp: by((part) => part.priceCents),
  priceDown: by((part) => part.priceCents, -1),
  stock: by((part) => part.available, -1),
}

/**
 * The parts that have every word of the query in their name or description, in the order it asks for; parts it does not
 * tell apart stay in the server's.
 * @returns the very same list when the query leaves it as it is
 */
export function selectParts(parts: readonly Part[], { q, sort }: PartsQuery): readonly Part[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const found =
    words.length === 0 ? parts : parts.filter((part) => words.every((word) => haystack(part).includes(word)))
  return sort === null ? found : found.toSorted(orders[sort])
}
