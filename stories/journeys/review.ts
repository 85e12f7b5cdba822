import { button, field, heading, link, click, slideTo, slider, text, typeInto } from '#mocks/demo/tour/steps/step.ts'
import type { TourDefinition } from '#mocks/demo/tour/tour.ts'
import { addReview } from '#src/copy/customerPages.ts'
import { clientReviews } from '#src/copy/publicPages.ts'
import { validationMessages } from '#src/copy/validation.ts'
import { paths } from '#src/domain/paths.ts'

const reviewText = 'Six months of mountain roads, and the brakes still bite like on the first day.'

/** The journey from the empty form to the review on the home page. */
export const review: TourDefinition = {
  title: 'Write a review',
  summary: 'A customer reviews the parts, and everyone can read it on the home page.',
  start: { scenario: 'everydayShop', as: 'customer', settings: {}, path: paths.addReview },
  steps: [
    {
      caption: 'Kamal is happy with his brakes and wants others to know. Stars, country, a few words, that’s all.',
      actions: [],
      visible: [heading(addReview.formTitle), field(addReview.review)],
    },
    {
      caption: 'Sent too early? The form marks what is missing.',
      actions: [click(button(addReview.submit))],
      visible: [text(validationMessages.countryRequired), text(validationMessages.reviewRequired)],
    },
    {
      caption: 'As he writes, he sees the review as others will read it.',
      actions: [
        slideTo(slider(addReview.rating), 5),
        typeInto(field(addReview.country), 'Bangladesh'),
        typeInto(field(addReview.review), reviewText),
      ],
      visible: [text(reviewText)],
      continues: true,
    },
    {
      caption: 'Sent. The shop says thank you and links to the review.',
      actions: [click(button(addReview.submit))],
      visible: [text(addReview.done.title), link(addReview.done.link)],
      continues: true,
    },
    {
      caption: 'Everyone can read it on the home page, and Kamal sees it first.',
      actions: [click(link(addReview.done.link))],
      visible: [text(reviewText), heading(clientReviews.title)],
      continues: true,
    },
  ],
}
