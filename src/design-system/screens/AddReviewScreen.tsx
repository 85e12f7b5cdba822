import { addReview as copy } from '#src/copy/addReview.ts'
import { titles } from '#src/copy/titles.ts'
import { stillWorking } from '#src/copy/loading.ts'
import { RestoreFocus } from '#src/design-system/blocks/shell/RestoreFocus.tsx'
import { LoadFailure } from '#src/design-system/blocks/shell/LoadFailure.tsx'
import { ReviewForm } from '#src/design-system/blocks/reviews/ReviewForm.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import { paths } from '#src/domain/paths.ts'
import type { ReviewForm as ReviewValues } from '#src/domain/addReview.ts'
import type { SaveStatus } from '#src/domain/saveStatus.ts'

export interface AddReviewScreenProps {
  /** Admins cannot write reviews (SHOP-6). */
  role: Loadable<'customer' | 'admin'>
  /** The signed-in customer. */
  author: { name: string; email: string }
  /** Called with the valid form. */
  onSend: (form: ReviewValues) => void
  /** Status of the last submission. */
  sending: SaveStatus
}

/** The Add A Review page; admins see an explanation instead of the form (ADMIN-3). */
export function AddReviewScreen({ role, author, onSend, sending }: AddReviewScreenProps) {
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <SectionHeading level={1}>{titles.addReview}</SectionHeading>
        {role.state === 'loading' && <Spinner label={copy.loading} slowLabel={stillWorking} space="section" />}
        {role.state === 'failed' && <LoadFailure reason={role.reason} onRetry={role.retry} />}
        {role.state === 'ready' &&
          (role.value === 'admin' ? (
            <NotForAdmins />
          ) : (
            <ReviewForm author={author} onSend={onSend} sending={sending} />
          ))}
      </Stack>
    </RestoreFocus>
  )
}

function NotForAdmins() {
  return (
    <StateMessage
      drawing="locked"
      title={copy.admin.title}
      action={
        <ButtonLink to={paths.manageUserReviews} tone="secondary">
          {titles.manageUserReviews}
        </ButtonLink>
      }
    >
      {copy.admin.text}
    </StateMessage>
  )
}
