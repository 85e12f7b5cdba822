import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { portraits } from '#mocks/seed/portraits.ts'
import { googleAccount } from '#mocks/seed/users.ts'
import { toRating } from '#src/domain/review.ts'
import { sendReviewAction } from '#tests/spec/actions/reviews.ts'
import { getTypedTexts } from '#tests/spec/actions/action.ts'
import { fillIn } from '#tests/support/forms.ts'
import { expectUrl, mountApp, mountPage } from '#tests/support/mountApp.tsx'

// Tests of the average rating, the bar for each number of stars, and the star filter in the URL (PEOPLE-8).

const findReviewSection = async () => within(await screen.findByRole('region', { name: 'What Our Clients Say' }))
const getRatings = () => db.get().reviews.map(({ rating }) => toRating(rating))
const getAverage = () => getRatings().reduce((sum, rating) => sum + rating, 0) / getRatings().length

it('the average, the count and bars appear above the reviews, and a bar filters by stars in the URL without scrolling', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user } = await mountApp('/')
  const reviews = await findReviewSection()
  const bars = within(await reviews.findByRole('group', { name: 'Reviews by stars' }))
  expect(reviews.getByText(getAverage().toFixed(1))).toBeVisible()
  const fiveStarCount = getRatings().filter((rating) => rating === 5).length
  const fiveStarBar = bars.getByRole('button', { name: `5 stars ${fiveStarCount} reviews` })
  await user.click(fiveStarBar)
  await expectUrl('/\\?stars=5#reviews')
  expect(reviews.getAllByRole('article')).toHaveLength(fiveStarCount)
  expect(fiveStarBar).toHaveAttribute('aria-pressed', 'true')
  await user.click(reviews.getByRole('button', { name: 'Show all reviews' }))
  await expectUrl('/#reviews')
  expect(reviews.getAllByRole('article')).toHaveLength(getRatings().length)
  expect(scroll).not.toHaveBeenCalled()
})

it('after sign-up, filtering the reviews keeps the link back to the part that the customer came from (AUTH-12)', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user } = await mountApp({ pathname: '/', state: { from: '/purchase/brake-rotor-345' } }, { as: 'customer' })
  const link = await screen.findByRole('link', { name: /^Continue to Ventilated/ })
  const reviews = await findReviewSection()
  await user.click(await reviews.findByRole('button', { name: /^5 stars/ }))
  await expectUrl('/\\?stars=5#reviews')
  expect(link).toBeInTheDocument()
})

it.each([
  ['4', /^Showing \d of 12 reviews: 4 to 4\.5 stars\./],
  ['0', 'There’s no rating of “0”. Showing all reviews.'],
])('a link with ?stars=%s shows a message about its filter', async (stars, text) => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  await mountApp(`/?stars=${stars}#reviews`)
  const reviews = await findReviewSection()
  expect(await reviews.findByText(text)).toBeVisible()
  const expectedCount =
    getRatings().filter((rating) => Math.floor(rating) === Number(stars)).length || getRatings().length
  await waitFor(() => expect(reviews.getAllByRole('article')).toHaveLength(expectedCount))
})

it('each review shows the photo of the signed-in person, as specified (PEOPLE-1)', async () => {
  const { identity } = createMockPlatform({ signedInAs: googleAccount.email })
  await mountApp('/', { platform: { identity } })
  const reviews = await findReviewSection()
  await reviews.findByRole('group', { name: 'Reviews by stars' })
  const photos = reviews.getAllByRole('article').map((card) => card.querySelector('img')?.src)
  expect(new Set(photos)).toEqual(new Set([portraits.viewer]))
})

it('the review that was just sent is shown first, although the server adds it at the end (PEOPLE-9)', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  db.mutate(
    ({ reviews }) => void reviews.push(...reviews.map((review, index) => ({ ...review, _id: `more-${index}` }))),
  )
  const { user } = await mountPage('/dashboard/addreviews', 'Add A Review', { as: 'customer' })
  const texts = getTypedTexts(sendReviewAction)
  fillIn(texts)
  await user.click(screen.getByRole('button', { name: 'Send Review' }))
  await screen.findByText('Thank you for your review')
  await user.click(screen.getByRole('link', { name: 'See all reviews' }))
  const reviews = await findReviewSection()
  const [firstReview] = await reviews.findAllByRole('article')
  await waitFor(() => expect(reviews.getByText('25 reviews')).toBeVisible())
  expect(firstReview).toHaveTextContent(texts.Review ?? 'no review')
})
