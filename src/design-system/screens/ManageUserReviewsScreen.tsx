import { manageReviews as copy } from '#src/copy/adminPages.ts'
import { clientReviews } from '#src/copy/publicPages.ts'
import { lists } from '#src/copy/shared.ts'
import { titles } from '#src/copy/titles.ts'
import { type Confirmation, useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'
import { ListPage } from '#src/design-system/blocks/lists/ListPage.tsx'
import { PersonName } from '#src/design-system/blocks/users/userCells.tsx'
import { ReviewExcerpt } from '#src/design-system/blocks/reviews/ReviewExcerpt.tsx'
import { Button, getBusyProps } from '#src/design-system/components/Button.tsx'
import { StarRating } from '#src/design-system/components/StarRating.tsx'
import type { Column } from '#src/design-system/components/Table.tsx'
import * as css from '#src/design-system/blocks/users/userCells.css.ts'
import { reviewList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import type { Review } from '#src/domain/review.ts'
import { toExcerpt } from '#src/domain/reviewExcerpt.ts'

export interface ManageUserReviewsScreenProps {
  reviews: Loadable<Review[]>
  csv: SaveListCsv<Review>
  search: SearchOf<typeof reviewList>
  busyId: string | null
  onDelete: (review: Review) => void
}

const getNameElementId = (index: number): string => `review-${index}`

/** The Manage User Reviews page: admins delete reviews. */
export function ManageUserReviewsScreen({ reviews, search, csv, busyId, onDelete }: ManageUserReviewsScreenProps) {
  const [confirm, confirmDialog] = useConfirm()
  const toDeletionConfirmation = (review: Review): Confirmation => ({
    ...copy.deleteConfirmation,
    text: copy.deleteConfirmation.text(review.name || lists.noName, toExcerpt(review.text)),
    tone: 'danger',
    onConfirm: () => onDelete(review),
  })

  const getColumns = (): Column<Review>[] => [
    {
      key: 'name',
      header: copy.name,
      kind: 'title',
      cell: ({ name }, index) => <PersonName name={name} id={getNameElementId(index)} />,
    },
    { key: 'country', header: copy.country, cell: ({ country }) => <Country name={country} /> },
    {
      key: 'rating',
      header: copy.rating,
      cell: ({ rating }) => <StarRating value={rating} label={clientReviews.stars(rating)} />,
    },
    {
      key: 'review',
      header: copy.review,
      kind: 'text',
      cell: ({ text }, index) => <ReviewExcerpt text={text} describedBy={getNameElementId(index)} />,
    },
    {
      key: 'actions',
      header: copy.actions,
      kind: 'actions',
      cell: (review, index) => (
        <Button
          tone="danger"
          size="small"
          {...getBusyProps(busyId, review.id)}
          busyLabel={copy.removing}
          describedBy={getNameElementId(index)}
          onClick={() => confirm(toDeletionConfirmation(review))}
        >
          {copy.remove}
        </Button>
      ),
    },
  ]

  return (
    <ListPage
      confirmDialog={confirmDialog}
      labels={{ pageName: titles.manageUserReviews, ...copy }}
      list={reviews}
      search={{ searchable: reviewList, ...search }}
      csv={csv}
      getColumns={getColumns}
      busyKey={busyId}
    />
  )
}

function Country({ name }: { name: string }) {
  return (
    <div className={css.country} dir="auto">
      {name || copy.notGiven}
    </div>
  )
}
