import { reviewFormSchema } from '#src/domain/reviewForm.ts'
import { field, withConfirmation, type Action, type FormAction } from '#tests/spec/actions/action.ts'

export const sendReview = {
  on: 'addReview',
  as: 'customer',
  form: {
    schema: reviewFormSchema,
    fields: {
      country: field('Country', 'Bhutan', { 'Country is Required': [' '] }),
      review: field('Review', 'Straight, quiet, on time.', { 'Review is Required': ['\n'] }),
    },
    others: { rating: 4.5 },
  },
  button: 'Send Review',
  focus: {
    done: 'Thank you for your review',
    // The server may have added the review nevertheless (ORDER-6).
    failed: 'Check the reviews before you send it again',
    network: 'Check the reviews before you send it again',
    else: 'Your review was not sent',
  },
} satisfies Action & FormAction

export const removeReview = withConfirmation({ on: 'manageUserReviews', as: 'admin' }, 'Delete', 'Delete review', {
  else: 'Delete',
})
