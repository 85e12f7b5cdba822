import { useGetProfileQuery } from '#src/api/profiles.ts'
import { useAddReviewMutation } from '#src/api/reviews.ts'
import { AddReviewScreen } from '#src/design-system/screens/AddReviewScreen.tsx'
import { reviewDraftSchema, toReviewBody, type ReviewForm } from '#src/domain/reviewForm.ts'
import { fullName } from '#src/domain/account.ts'
import { useDraft } from '#src/routes/useDraft.ts'
import { toSendStatus } from '#src/routes/useLoadable.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { useAccount } from '#src/session/useSession.ts'

export function AddReviewRoute() {
  const account = useAccount()
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [addReview, addition] = useAddReviewMutation()
  const runExclusive = useSingleFlight()
  const draft = useDraft('review', reviewDraftSchema)
  const author = { name: fullName(account, profile?.name), email: account.email }

  const send = async (form: ReviewForm) => {
    const { error } = await addReview(toReviewBody(form, author))
    // Also when the page was left meanwhile: it must not be sent twice.
    if (error === undefined) draft.onDraft(null)
  }

  return (
    <AddReviewScreen
      key={account.id}
      author={author}
      {...draft}
      onSend={(form) => void runExclusive(() => send(form))}
      sending={toSendStatus(addition)}
      sentReview={addition.originalArgs?.review ?? ''}
    />
  )
}
