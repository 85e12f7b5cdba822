import { useGetProfileQuery } from '#src/api/profiles.ts'
import { useAddReviewMutation } from '#src/api/reviews.ts'
import { AddReviewScreen } from '#src/design-system/screens/AddReviewScreen.tsx'
import { toReviewBody } from '#src/domain/review.ts'
import { fullName } from '#src/domain/account.ts'
import { toSendStatus } from '#src/routes/useLoadable.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'
import { useAccount } from '#src/session/useSession.ts'

export function AddReviewRoute() {
  const account = useAccount()
  const { currentData: profile } = useGetProfileQuery({ email: account.email })
  const [addReview, addition] = useAddReviewMutation()
  const runExclusive = useSingleFlight()
  const author = { name: fullName(account, profile?.name), email: account.email }

  return (
    <AddReviewScreen
      key={account.id}
      author={author}
      onSend={(form) => void runExclusive(() => addReview(toReviewBody(form, author)))}
      sending={toSendStatus(addition)}
    />
  )
}
