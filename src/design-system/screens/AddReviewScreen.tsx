import { titles } from '#src/copy/titles.ts'
import { RestoreFocus } from '#src/design-system/blocks/page/RestoreFocus.tsx'
import { ReviewForm } from '#src/design-system/blocks/reviews/ReviewForm.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import type { ReviewForm as ReviewValues } from '#src/domain/review.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface AddReviewScreenProps {
  /** The signed-in customer. */
  author: { name: string; email: string }
  /** Called with the valid form. */
  onSend: (form: ReviewValues) => void
  /** Status of the last submission. */
  sending: SendStatus
}

/** The Add A Review page. */
export function AddReviewScreen({ author, onSend, sending }: AddReviewScreenProps) {
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <SectionHeading level={1}>{titles.addReview}</SectionHeading>
        <ReviewForm author={author} onSend={onSend} sending={sending} />
      </Stack>
    </RestoreFocus>
  )
}
