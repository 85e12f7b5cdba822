import { useGetProfileQuery } from '#src/api/profiles.ts'
import { useAddReviewMutation } from '#src/api/reviews.ts'
import { AddReviewScreen } from '#src/design-system/screens/AddReviewScreen.tsx'
import { reviewDraftSchema, toReviewBody } from '#src/domain/reviewForm.ts'
import { getFullName } from '#src/domain/account.ts'
import { useDraft } from '#src/routes/hooks/useDraft.ts'
import { toSendStatus } from '#src/api/status.ts'
import { useFormMutation } from '#src/routes/hooks/useFormMutation.ts'
import { useAccount } from '#src/session/useSession.ts'

export function AddReviewRoute() {
  const account = useAccount()
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [addReview, mutation] = useFormMutation(useAddReviewMutation())
  const { formKey, draft, isSubmittedElsewhere, saveDraft, submitDraft } = useDraft('review', reviewDraftSchema)
  const author = { name: getFullName(account, profile?.name), email: account.email }

  return (
    <AddReviewScreen
      key={`${account.id} ${formKey}`}
      author={author}
      draft={draft}
      isSubmittedElsewhere={isSubmittedElsewhere}
      onDraftChange={saveDraft}
      // On success, the draft is removed even if the page was left in the meantime, so that the review is not sent twice.
      onSend={(form) => addReview(toReviewBody(form, author), submitDraft())}
      sendStatus={toSendStatus(mutation)}
      submittedReviewText={mutation.originalArgs?.review ?? ''}
    />
  )
}
