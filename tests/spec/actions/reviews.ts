import { reviewFormSchema } from '#src/domain/reviewForm.ts'
import { makeField, withConfirmation, type Action, type FormAction } from '#tests/spec/actions/action.ts'

export const sendReviewAction = {
  page: 'addReview',
  as: 'customer',
  form: {
    schema: reviewFormSchema,
    fields: {
      country: makeField('Country', 'Bhutan', { 'Country is Required': [' '] }),
      review: makeField('Review', 'Straight, quiet, on time.', { 'Review is Required': ['\n'] }),
    },
    otherValues: { rating: 4.5 },
  },
  button: 'Send Review',
  focusedText: {
    done: 'Thank you for your review',
    // Even after an error, the server may have added the review (ORDER-6).
    failed: 'Check the reviews before you send it again',
    network: 'Check the reviews before you send it again',
    else: 'Your review was not sent',
  },
} satisfies Action & FormAction

export const deleteReviewAction = withConfirmation(
  { page: 'manageUserReviews', as: 'admin' },
  'Delete',
  'Delete review',
  {
    else: 'Delete',
  },
)
