import { useDeleteReviewMutation, useGetReviewsQuery } from '#src/api/reviews.ts'
import { ManageUserReviewsScreen } from '#src/design-system/screens/ManageUserReviewsScreen.tsx'
import { reviewList } from '#src/domain/lists.ts'
import { useLoadable } from '#src/routes/useLoadable.ts'
import { useCsv } from '#src/routes/useCsv.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const loadSave = async () => (await import('#src/routes/csvTables.ts')).saveReviews

/** The Manage User Reviews page. */
export function ManageUserReviewsRoute() {
  const reviews = useGetReviewsQuery()
  const search = useListQuery(reviewList)
  const csv = useCsv(loadSave)
  const [deleteReview, deletion] = useDeleteReviewMutation()
  const runExclusive = useSingleFlight()

  return (
    <ManageUserReviewsScreen
      reviews={useLoadable(reviews)}
      search={search}
      csv={csv}
      busyId={deletion.isLoading ? (deletion.originalArgs?.id ?? null) : null}
      onDelete={({ id }) => void runExclusive(() => deleteReview({ id }))}
    />
  )
}
