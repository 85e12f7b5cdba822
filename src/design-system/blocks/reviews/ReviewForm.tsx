import { useController, useWatch } from 'react-hook-form'
import { FormLayout, FormPanel, Preview } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { addReview as copy } from '#src/copy/customerPages.ts'
import { ReviewFormStatus, type ReviewFormStatusProps } from '#src/design-system/blocks/reviews/ReviewFormStatus.tsx'
import { ReviewCard } from '#src/design-system/blocks/reviews/ReviewCard.tsx'
import { useFormOutcome, useSubmittedValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { DraftNotice } from '#src/design-system/blocks/forms/DraftNotice.tsx'
import { useFormDraft, type FormDraft } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { useBusyLabel } from '#src/design-system/blocks/forms/useBusyLabel.ts'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { RatingInput } from '#src/design-system/components/RatingInput.tsx'
import { MutedText } from '#src/design-system/components/Text.tsx'
import { countries } from '#src/domain/profile.ts'
import { reviewFormSchema, type ReviewForm as Values } from '#src/domain/reviewForm.ts'

export interface ReviewFormProps extends FormDraft<Values>, Omit<ReviewFormStatusProps, 'ref'> {
  author: { name: string; email: string }
  onSend: (values: Values) => void
}

const emptyForm: Values = { country: '', review: '', rating: 0 }

export function ReviewForm({ author, onSend, sendStatus, submittedReviewText, ...draft }: ReviewFormProps) {
  const form = useShopForm<Values>({ schema: reviewFormSchema, defaultValues: emptyForm })
  const { field, handleSubmit, control } = form
  const formDraft = useFormDraft(form, 'country', draft, emptyForm)
  const { field: rating } = useController({ control, name: 'rating' })
  const [country, text] = useWatch({ control, name: ['country', 'review'] })
  const outcome = sendStatus === 'idle' || sendStatus === 'busy' ? null : sendStatus
  const sendingLabel = useBusyLabel(sendStatus === 'busy', copy.sending)
  const submittedValues = useSubmittedValues(form)
  const noticeRef = useFormOutcome(outcome, (result) => {
    if (result !== 'done') return
    submittedValues.resetUnchangedFields('country', 'review', 'rating')
    formDraft.saveAfterSubmit()
  })

  const preview = (
    <Preview label={copy.preview}>
      <ReviewCard
        review={{
          id: '',
          name: author.name,
          country,
          photo: null,
          text: text.trim() || copy.previewPlaceholder,
          rating: rating.value,
        }}
        viewerPhoto={null}
      />
    </Preview>
  )

  return (
    <FormLayout aside={preview}>
      <FormPanel
        title={copy.formTitle}
        note={
          <MutedText>
            <span dir="auto">{copy.signed(author.name, author.email)}</span>
          </MutedText>
        }
        onSubmit={handleSubmit((values) => sendStatus !== 'busy' && onSend(submittedValues.captureValues(values)))}
      >
        <DraftNotice state={formDraft.state} onClear={formDraft.clearForm} />
        <RatingInput
          label={copy.rating}
          hint={copy.ratingHint}
          value={rating.value}
          getValueText={copy.stars}
          onChange={rating.onChange}
        />
        <Field label={copy.country} autoComplete="country-name" suggestions={countries} {...field('country')} />
        <TextAreaField label={copy.review} {...field('review')} />
        <SubmitButton busy={sendStatus === 'busy'} busyLabel={sendingLabel}>
          {copy.submit}
        </SubmitButton>
        <ReviewFormStatus sendStatus={sendStatus} submittedReviewText={submittedReviewText} ref={noticeRef} />
      </FormPanel>
    </FormLayout>
  )
}
