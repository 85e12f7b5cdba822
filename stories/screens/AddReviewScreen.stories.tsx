import type { Canvas } from 'storybook/internal/csf'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { AddReviewScreen, type AddReviewScreenProps } from '#src/design-system/screens/AddReviewScreen.tsx'
import { expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import { fillIn, expectFocusedNotice, expectRejected } from '#stories/support/forms.ts'
import { playAll, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { skipLongWaits } from '#stories/support/clock.ts'
import { noDraftProps } from '#stories/support/data.ts'
import { inDashboard, inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: AddReviewScreenProps = {
  author: { name: 'Kamal Hossain', email: 'demo.user@dhruva.example' },
  onSend: fn(),
  sendStatus: 'idle',
  submittedReviewText: '',
  ...noDraftProps,
}

const meta = preview.meta({
  title: 'Screens/Customer/Add A Review',
  component: AddReviewScreen,
  parameters: { routerPath: '/dashboard/addreviews' },
  args,
  render: inDashboard('customer', AddReviewScreen),
})

const reviewText = 'The rotors ran true out of the box, and the bobbins are still quiet after a season of hill work.'

/** Customers rate the parts in stars and words. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('customer'),
  play: expectText(/^Posting as Kamal Hossain/),
})

/** Country and review are marked as required, and nothing is sent. */
export const EveryFieldRequired = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: expectRejected('Send Review', args.onSend, { Country: 'Country is Required', Review: 'Review is Required' }),
})

/** A play function that fills in the form and expects the review to be sent with this rating (PEOPLE-2, PEOPLE-6). */
const expectSentRating =
  (rating: number) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await fillIn({ Country: 'Bangladesh', Review: reviewText })({ canvas })
    await fireEvent.change(canvas.getByRole('slider', { name: 'Rating' }), { target: { value: String(rating) } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Review' }))
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce())
    await expect(args.onSend).toHaveBeenCalledWith({ country: 'Bangladesh', review: reviewText, rating })
  }

/** A rating without any star is valid, and the review is sent with 0 of 5 stars (PEOPLE-2). */
export const NoStars = meta.story({ name: 'A review without stars', tags: ['borders'], play: expectSentRating(0) })

/** The review is sent with 3.5 of 5 stars. */
export const ThreeAndAHalf = meta.story({
  name: 'Three and a half stars',
  tags: ['good-day'],
  play: expectSentRating(3.5),
})

/** The button is busy, and further clicks send nothing. */
export const Sending = meta.story({
  name: 'The review is being sent',
  tags: ['waiting', 'STATE-13'],
  args: { sendStatus: 'busy' },
  play: expectBusyIgnoresClick('Sending your review…', args.onSend),
})

/** After 10 seconds the button shows that the shop is still working. */
export const SendingTakesLong = meta.story({
  name: 'Sending the review takes long',
  tags: ['waiting', 'STATE-10'],
  args: { sendStatus: 'busy' },
  beforeEach: skipLongWaits,
  play: expectText('Still working…'),
})

/** A thank-you message links to all reviews, and the form is empty again. */
export const Done = meta.story({
  name: 'Thank you for your review',
  tags: ['good-day', 'STATE-14'],
  args: { sendStatus: 'done' },
  play: playAll(expectFocusedNotice('Thank you for your review'), expectLink('/#reviews', 'See all reviews')),
})

/** An error message appears, and the form can be sent again. */
export const Failed = meta.story({
  name: 'The review was not sent',
  tags: ['went-wrong', 'everydayShop'],
  args: { sendStatus: 'failed' },
  play: expectFocusedNotice('Your review was not sent'),
})

/** The response was lost, so the page asks the customer to check the reviews first, and keeps the text (ORDER-6). */
export const OutcomeUnknown = meta.story({
  name: 'Sent or not? Unknown',
  tags: ['went-wrong', 'everydayShop'],
  args: { sendStatus: 'unknown' },
  play: playAll(
    expectFocusedNotice('We can’t tell whether your review arrived'),
    expectLink('/#reviews', 'See all reviews'),
  ),
})

/** A very long name and a very long review with code in it stay inside the page. */
export const LongWords = meta.story({
  name: 'Very long texts',
  tags: ['borders', 'STATE-11'],
  args: { author: { name: 'x'.repeat(200), email: `${'long'.repeat(30)}@dhruva.example` } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByLabelText('Review'))
    await userEvent.paste('<img src=x onerror=alert(1)> '.repeat(30) + 'x'.repeat(2000))
  },
})

/** After a reload or a new login the text is back, and can be cleared. */
export const DraftIsBack = meta.story({
  name: 'The draft is back',
  tags: ['good-day'],
  args: { draft: { country: 'Bhutan', review: reviewText, rating: 3.5 } },
  async play({ args: { onDraftChange }, canvas }) {
    await expectText('Your draft is back.')({ canvas })
    await expect(canvas.getByLabelText('Review')).toHaveValue(reviewText)
    await expect(canvas.getByRole('slider', { name: 'Rating' })).toHaveValue('3.5')
    await fillIn({ Country: 'ese' })({ canvas })
    await expect(onDraftChange).toHaveBeenLastCalledWith({ country: 'Bhutanese', review: reviewText, rating: 3.5 })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear form' }))
    await expect(canvas.getByLabelText('Review')).toHaveValue('')
    await expect(canvas.getByLabelText('Country')).toHaveFocus()
    await expect(onDraftChange).toHaveBeenLastCalledWith(null)
  },
})

/** The tab was duplicated together with its draft, and the draft was then sent in the other tab (AUTH-28). */
export const SentInAnotherTab = meta.story({
  name: 'Sent in another tab',
  tags: ['borders', 'STATE-7'],
  args: { isSubmittedElsewhere: true },
  play: expectText('This form was reset because you submitted it in another tab.'),
})

/** At 320 pixels the form fits the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
