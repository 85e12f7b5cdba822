import { makeReview } from '#mocks/seed/builders.ts'
import { reviews } from '#mocks/seed/reviews.ts'
import { toReview, type Review } from '#src/domain/review.ts'

/** The seeded reviews as domain objects. */
export const testimonials: Review[] = reviews.map(toReview)

/** @returns `count` reviews: the seeded ones in numbered rounds. */
export const manyReviews = (count: number): Review[] =>
  Array.from({ length: Math.ceil(count / testimonials.length) }, (_, round) =>
    testimonials.map((review) => ({
      ...review,
      id: `${review.id}-${round + 1}`,
      name: `${review.name} ${round + 1}`,
    })),
  )
    .flat()
    .slice(0, count)

/** Reviews that try to break the page (STATE-11): long, unbroken, right-to-left, emoji, markup, stacked combining marks. */
export const hostileReviews: Review[] = [
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
