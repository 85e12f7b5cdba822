import { useDeleteReviewMutation, useGetReviewsQuery } from '#src/api/reviews.ts'
import { ManageUserReviewsScreen } from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { reviewList } from '#src/domain/lists.ts'
import type { Review } from '#src/domain/review.ts'
import type { ListCsv } from '#src/domain/status.ts'
import { useRetriedLoadable } from '#src/routes/useRetriedLoadable.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const saveReviews: ListCsv<Review> = async (...args) => (await import('#src/routes/csvTables.ts')).saveReviews(...args)

export function ManageUserReviewsRoute() {
  const reviews = useGetReviewsQuery()
  const search = useListQuery(reviewList)
  const [deleteReview, deletion] = useDeleteReviewMutation()
  const runExclusive = useSingleFlight()

  return (
    <ManageUserReviewsScreen
      reviews={useRetriedLoadable(reviews)}
      search={search}
      csv={saveReviews}
      busyId={deletion.isLoading ? (deletion.originalArgs?.id ?? null) : null}
      onDelete={({ id }) => void runExclusive(() => deleteReview({ id }))}
    />
  )
}
