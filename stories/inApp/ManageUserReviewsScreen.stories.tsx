import { clickAndConfirm, inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Admin/Manage User Reviews' })

/** The shop shows “something want wrong”, and the review stays in the list (DATA-11, ADMIN-7). */
export const NothingAffected = meta.story({
  name: 'Nothing was deleted',
  tags: ['went-wrong', 'STATE-15'],
  ...inApp('/dashboard/manageUserReviews', { as: 'admin', scenario: 'deleteNoReview' }),
  play: () => clickAndConfirm('Delete', 'Delete review', 'something want wrong', 'stays'),
})

/** The demo admin deletes a review, and the shop confirms “Review Delete Successfully”. */
export const Wired = meta.story({
  name: 'Deleting from start to end',
  tags: ['good-day', 'STATE-14'],
  ...inApp('/dashboard/manageUserReviews'),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demo Admin' }))
    await clickAndConfirm('Delete', 'Delete review', 'Review Delete Successfully', 'goes')
  },
})
