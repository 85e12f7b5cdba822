import { useDeleteReviewMutation, useGetReviewsQuery } from '#src/api/reviews.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { ManageUserReviewsScreen } from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { toLoadable } from '#src/routes/loadable.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/** `/dashboard/manageUserReviews` (SPEC 2 Manage User Reviews). */
export function ManageUserReviewsRoute() {
  const reviews = useGetReviewsQuery()
  const [deleteReview, deleted] = useDeleteReviewMutation()
  const one = useSingleFlight()

  return (
    <>
      <title>{pageTitle(titles.manageReviews)}</title>
      <ManageUserReviewsScreen
        reviews={toLoadable(reviews)}
        busyId={deleted.isLoading ? (deleted.originalArgs ?? null) : null}
        onDelete={({ id }) => void one(() => deleteReview(id))}
      />
    </>
  )
}
