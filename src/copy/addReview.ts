import { isolate } from '#src/copy/isolate.ts'

/** Add A Review (PEOPLE-2, PEOPLE-6). The form's error messages are in `validation.ts`. */
export const addReview = {
  formTitle: 'Your review',
  signed: (name: string, email: string) =>
    `It is signed ${isolate(name)}. Your e-mail address, ${email}, is never shown.`,
  rating: 'Rating',
  ratingHint: 'Press or slide; half stars count.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  country: 'Country',
  review: 'Review',
  submit: 'Send Review',
  sending: 'Sending your review…',
  done: {
    title: 'Thank you for your review',
    text: 'It stands on the home page now, where everybody can read it.',
    link: 'See all reviews',
  },
  failed: { title: 'Your review was not sent', text: 'What you wrote is still here. You can send it again.' },
  unknown: {
    title: 'We can’t tell whether your review arrived',
    text: 'It may have gone through: look at the reviews first. What you wrote is still here.',
    link: 'See all reviews',
  },
  preview: 'As others read it',
  draft: 'Your words appear here while you write.',
} as const
