import { db, type Scenario } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { asText } from '#tests/support/asText.ts'

/** Other names and types that the specification allows (DATA-1, DATA-2), and fields that the shop does not know. */
const otherwise: Scenario = {
  title: 'Spelt otherwise',
  arrange(world) {
    world.parts = world.parts.map(({ availableParts, avaailableParts, ...part }) => ({
      ...part,
      price: asText(part.price),
      minimumQuantity: asText(part.minimumQuantity),
      availableParts: asText(availableParts ?? avaailableParts),
      maker: { name: 'x' },
    }))
    world.reviews = world.reviews.map((review) => ({ ...review, rating: String(review.rating) }))
  },
}

/** Lets the mock server answer in each spelling in turn. @param measure called with a text for the heading */
export async function inEachSpelling(measure: (heading: string) => Promise<void>): Promise<void> {
  await measure('')
  db.use(otherwise)
  await measure(', numbers as text and the stock spelt otherwise')
  db.use(scenarios.everydayShop)
}
