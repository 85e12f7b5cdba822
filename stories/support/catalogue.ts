import { toPictureUrl } from '#mocks/pictures.ts'
import { makePart, makeReview } from '#mocks/seed/builders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { toPart, type Part } from '#src/domain/part.ts'
import { smallScreen } from '#src/design-system/blocks/reviews/reviews.css.ts'
import { homeReviewCount, smallScreenReviewCount, toReview, type Review } from '#src/domain/review.ts'

export const catalogue: Part[] = parts.map((wire) =>
  toPart({ ...wire, image: wire.image ? toPictureUrl(wire.image) : null }),
)

/** Repeats the given rows, with numbered names, until there are `count` rows. */
const repeatRows = <Row extends Part | Review>(rows: readonly Row[], count: number): Row[] =>
  Array.from({ length: Math.ceil(count / rows.length) }, (_, round) =>
    rows.map((row) => ({ ...row, id: `${row.id}-${round + 1}`, name: `${row.name}, series ${round + 1}` })),
  )
    .flat()
    .slice(0, count)

export const makeManyParts = (count: number): Part[] => repeatRows(catalogue, count)

/** Parts with text that could break the page, such as long words, right-to-left text, emoji and markup (STATE-11). */
export const partsWithOddText: Part[] = [
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
export const unavailableParts = {
  noPrice: toPart(makePart({ _id: 'no-price', price: 'on request' })),
  soldOut: toPart(makePart({ _id: 'sold-out', availableParts: 0 })),
  minimumAboveStock: toPart(makePart({ _id: 'minimum-above-stock', minimumQuantity: 20, availableParts: 12 })),
}

export const testimonials: Review[] = reviews.map(toReview)

export const makeManyReviews = (count: number): Review[] => repeatRows(testimonials, count)

/** How many of `total` reviews Home shows at first, depending on the width of the story's window (PEOPLE-7). */
export const initialReviewCount = (total: number): number =>
  Math.min(total, matchMedia(smallScreen).matches ? smallScreenReviewCount : homeReviewCount)

/** Reviews with text that could break the page, such as long words, markup and combining marks (STATE-11). */
export const reviewsWithOddText: Review[] = [
  makeReview({
    _id: 'long',
    name: 'Very '.repeat(40),
    country: 'Bangladesh '.repeat(30),
    review: 'Long words. '.repeat(834),
  }),
  makeReview({ _id: 'unbroken', name: 'Rotor'.repeat(60), country: 'x'.repeat(300), review: 'x'.repeat(10_000) }),
  makeReview({
    _id: 'rtl',
    name: 'ليلى حسن',
    country: 'الأردن',
    review: 'قرص المكبح ممتاز، لا اهتزاز بعد ستة أشهر من الجبال والمطر. '.repeat(8),
  }),
  makeReview({ _id: 'emoji', name: '👩🏽‍🔧 Ama', country: '🇯🇵', review: '👍🏽'.repeat(400) }),
  makeReview({
    _id: 'markup',
    name: '<b>Bold</b>',
    review: '<img src=x onerror=alert(1)> & <script>alert(1)</script>',
  }),
  makeReview({ _id: 'piled', name: 'Z̷̛̗a̶̡̗l̸̗̈g̷̣͂o̵͕̐', review: `Good.${'̶̡̛̗'.repeat(600)}` }),
  makeReview({ _id: 'lines', name: 'Tania Sultana', review: 'Line\n'.repeat(400) }),
  makeReview({ _id: 'nothing', name: null, country: null, review: null, rating: 'many' }),
].map(toReview)
