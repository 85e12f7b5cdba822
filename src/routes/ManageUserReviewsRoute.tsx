import { reviewCalls, useDeleteReviewMutation, useGetReviewsQuery } from '#src/api/reviews.ts'
import { ManageUserReviewsScreen } from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { reviewList } from '#src/domain/lists.ts'
import type { Review } from '#src/domain/review.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useRowMutation } from '#src/routes/hooks/useRowMutation.ts'

const saveReviews: SaveListCsv<Review> = async (...args) =>
  (await import('#src/routes/csvTables.ts')).saveReviews(...args)

export function ManageUserReviewsRoute() {
  const reviews = useGetReviewsQuery()
  const search = useListQuery(reviewList)
  const [deleteReview] = useDeleteReviewMutation()
  const { busyId, run, trackMutation } = useRowMutation(reviews.refetch)
  const removeReview = (id: string) =>
    trackMutation(reviewCalls.deleteReview, deleteReview({ id }), (rows) => !rows.some((review) => review.id === id))

  return (
    <ManageUserReviewsScreen
      reviews={useRetriedLoadable(reviews)}
      search={search}
      csv={saveReviews}
      busyId={busyId}
      onDelete={({ id }) => void run(id, () => removeReview(id))}
    />
  )
}
