import { useState } from 'react'
import { manageReviews as copy } from '#src/copy/manageReviews.ts'
import { people } from '#src/copy/people.ts'
import { titles } from '#src/copy/titles.ts'
import type { Question } from '#src/design-system/blocks/ConfirmQuestion.tsx'
import { ListBody } from '#src/design-system/blocks/ListBody.tsx'
import { ListPage } from '#src/design-system/blocks/ListPage.tsx'
import { PersonName } from '#src/design-system/blocks/PersonName.tsx'
import { ReviewExcerpt } from '#src/design-system/blocks/ReviewExcerpt.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { Table } from '#src/design-system/components/Table.tsx'
import * as css from '#src/design-system/screens/ManageUserReviewsScreen.css.ts'
import { reviewList, type SearchOf } from '#src/domain/lists.ts'
import type { Loadable } from '#src/domain/loadable.ts'
import { toExcerpt, type Review } from '#src/domain/review.ts'

export interface ManageUserReviewsScreenProps {
  reviews: Loadable<Review[]>
  search: SearchOf<typeof reviewList>
  /** The review that is being deleted; null when none is. */
  busyId: string | null
  onDelete: (review: Review) => void
}

const nameId = (index: number): string => `review-${index}`

/** Manage User Reviews (SHOP-2): what customers wrote, to be deleted where it must be. */
export function ManageUserReviewsScreen({ reviews, search, busyId, onDelete }: ManageUserReviewsScreenProps) {
  const [question, setQuestion] = useState<Question | null>(null)

  const ask = (review: Review) =>
    setQuestion({
      title: copy.removeTitle,
      text: `${copy.what(review.name || people.noName, toExcerpt(review.text))} ${copy.removeText}`,
      confirmLabel: copy.removeConfirm,
      cancelLabel: copy.keep,
      tone: 'danger',
      onConfirm: () => onDelete(review),
    })

  const columns: Column<Review>[] = [
    { key: 'index', header: copy.index, align: 'end', kind: 'index', cell: (_, index) => index + 1 },
    {
      key: 'name',
      header: copy.name,
      kind: 'title',
      cell: ({ name }, index) => <PersonName name={name} id={nameId(index)} />,
    },
    { key: 'country', header: copy.country, cell: ({ country }) => <Country name={country} /> },
    {
      key: 'review',
      header: copy.review,
      kind: 'text',
      cell: ({ text }, index) => <ReviewExcerpt text={text} describedBy={nameId(index)} />,
    },
    {
      key: 'actions',
      header: copy.actions,
      align: 'end',
      kind: 'actions',
      cell: (review, index) => (
        <Button
          tone="danger"
          size="small"
          busy={busyId === review.id}
          busyLabel={copy.removing}
          disabled={busyId !== null && busyId !== review.id}
          describedBy={nameId(index)}
          onClick={() => ask(review)}
        >
          {copy.remove}
        </Button>
      ),
    },
  ]

  return (
    <ListPage
      title={reviews.state === 'ready' ? copy.title(reviews.value.length) : titles.manageUserReviews}
      question={question}
      onClose={() => setQuestion(null)}
    >
      <ListBody
        list={reviews}
        search={{ kind: reviewList, words: copy.list, ...search }}
        loading={copy.loading}
        stale={copy.stale}
        empty={
          <StateMessage drawing="empty" level={2} title={copy.empty}>
            {copy.emptyHint}
          </StateMessage>
        }
      >
        {(rows, total) => (
          <Table
            caption={titles.manageUserReviews}
            columns={columns}
            rows={rows}
            total={total}
            rowKey={({ id }) => id}
            busyKey={busyId}
          />
        )}
      </ListBody>
    </ListPage>
  )
}

function Country({ name }: { name: string }) {
  return (
    <div className={css.country} dir="auto">
      {name || copy.notGiven}
    </div>
  )
}
