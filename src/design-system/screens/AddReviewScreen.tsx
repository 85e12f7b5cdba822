import { titles } from '#src/copy/titles.ts'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { ReviewForm, type ReviewFormProps } from '#src/design-system/blocks/reviews/ReviewForm.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export type AddReviewScreenProps = ReviewFormProps

export function AddReviewScreen(props: AddReviewScreenProps) {
  return (
    <RestoreFocus>
      <Stack gap={32}>
        <SectionHeading level={1} size="compact">
          {titles.addReview}
        </SectionHeading>
        <ReviewForm {...props} />
      </Stack>
    </RestoreFocus>
  )
}
