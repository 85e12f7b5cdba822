import { reviewCalls, useDeleteReviewMutation, useGetReviewsQuery } from '#src/api/reviews.ts'
import { ManageUserReviewsScreen } from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { reviewList } from '#src/domain/lists.ts'
import type { Review } from '#src/domain/review.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { useRetriedLoadable } from '#src/routes/hooks/useRetriedLoadable.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useRowMutation } from '#src/routes/hooks/useRowMutation.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

const saveReviews: SaveListCsv<Review> = async (...args) =>
  (await import('#src/routes/csvTables.ts')).saveReviews(...args)

export function ManageUserReviewsRoute() {
  const reviews = useGetReviewsQuery()
  const search = useListQuery(reviewList)
  const [deleteReview] = useDeleteReviewMutation()
  const trackMutation = useRowMutation(reviews.refetch)
  const [busyId, run] = useExclusiveTask<string>()
  const remove = (id: string) =>
    trackMutation(deleteReview({ id }), {
      doneToast: reviewCalls.deleteReview.toasts.done,
      isDone: (rows) => !rows.some((review) => review.id === id),
    })

  return (
    <ManageUserReviewsScreen
      reviews={useRetriedLoadable(reviews)}
      search={search}
      csv={saveReviews}
      busyId={busyId}
      onDelete={({ id }) => void run(id, () => remove(id))}
    />
  )
}
