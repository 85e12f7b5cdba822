import { pictureAddress } from '#mocks/pictures.ts'
import { makePart } from '#mocks/seed/builders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { toPart, type Part } from '#src/domain/part.ts'

/** The seeded parts as domain objects. */
export const catalogue: Part[] = parts.map((wire) =>
  toPart({ ...wire, image: wire.image ? pictureAddress(wire.image) : null }),
)

/** @returns `count` parts: the catalogue in numbered rounds. */
export const manyParts = (count: number): Part[] =>
  Array.from({ length: Math.ceil(count / catalogue.length) }, (_, round) =>
    catalogue.map((part) => ({ ...part, id: `${part.id}-${round + 1}`, name: `${part.name}, series ${round + 1}` })),
  )
    .flat()
    .slice(0, count)

/** Parts that try to break the page (STATE-11): long, unbroken, right-to-left, emoji, markup. */
export const hostileParts: Part[] = [
  makePart({ _id: 'long', name: 'Very '.repeat(60), describe: 'Long text. '.repeat(900) }),
  makePart({ _id: 'unbroken', name: 'Rotor'.repeat(80), describe: 'x'.repeat(10_000) }),
  makePart({ _id: 'rtl', name: 'قرص مكبح مهوّى 345 مم', describe: 'قرص مثقّب من قطعتين، متوازن حتى 10 غرامات.' }),
  makePart({ _id: 'emoji', name: 'Rotor 🛞👩🏽‍🔧', describe: '👍🏽'.repeat(200) }),
  makePart({
    _id: 'markup',
    name: '<b>Rotor</b>',
    describe: '<img src=x onerror=alert(1)> & <script>alert(1)</script>',
  }),
  makePart({ _id: 'nameless', name: '', describe: null }),
].map(toPart)

/** Parts that can't be ordered, by reason (DATA-2, ORDER-1). */
export const unbuyable = {
  noPrice: toPart(makePart({ _id: 'no-price', price: 'on request' })),
  soldOut: toPart(makePart({ _id: 'sold-out', availableParts: 0 })),
  minimumAboveStock: toPart(makePart({ _id: 'minimum-above-stock', minimumQuantity: 20, availableParts: 12 })),
}
