import { useId } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FormLayout, Preview } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { addReview as copy } from '#src/copy/customerPages.ts'
import { ReviewCard } from '#src/design-system/blocks/reviews/ReviewCard.tsx'
import { ReviewFormStatus } from '#src/design-system/blocks/reviews/ReviewFormStatus.tsx'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { DraftNotice } from '#src/design-system/blocks/forms/DraftNotice.tsx'
import { useFormDraft, type FormDraft } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { RatingInput } from '#src/design-system/components/RatingInput.tsx'
import { Stack, Surface } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { countries } from '#src/domain/profile.ts'
import { reviewFormSchema, type ReviewForm as Values } from '#src/domain/review.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface ReviewFormProps extends FormDraft<Values> {
  /** The signed-in customer. */
  author: { name: string; email: string }
  /** Called with the valid form. */
  onSend: (form: Values) => void
  /** Status of the last submission. */
  sending: SendStatus
}

const blank: Values = { country: '', review: '', rating: 0 }

/** The form for a review, with a preview of its card (SHOP-5). */
export function ReviewForm({ author, onSend, sending, ...draft }: ReviewFormProps) {
  const titleId = useId()
  const form = useShopForm<Values>({ resolver: formResolver(reviewFormSchema), defaultValues: blank })
  const { register, handleSubmit, control, formState, getValues, resetField } = form
  const kept = useFormDraft(form, 'country', draft, blank)
  const { errors } = formState
  const { field: rating } = useController({ control, name: 'rating' })
  const [country, text] = useWatch({ control, name: ['country', 'review'] })
  const outcome = sending === 'idle' || sending === 'busy' ? null : sending
  const sent = useSentValues({ getValues, resetField })
  const notice = useFormOutcome(outcome, (result) => {
    if (result !== 'done') return
    sent.reset('country', 'review', 'rating')
    kept.afterSending()
  })

  const preview = (
    <Preview label={copy.preview}>
      <ReviewCard
        review={{
          id: '',
          name: author.name,
          country,
          photo: null,
          text: text.trim() || copy.draft,
          rating: rating.value,
        }}
        viewerPhoto={null}
      />
    </Preview>
  )

  return (
    <FormLayout aside={preview}>
      <Surface padding={24}>
        <form
          noValidate
          aria-labelledby={titleId}
          onSubmit={handleSubmit((form) => sending !== 'busy' && onSend(sent.remember(form)))}
        >
          <Stack gap={24}>
            <Stack gap={8}>
              <Heading level={2} size="title" id={titleId}>
                {copy.formTitle}
              </Heading>
              <Text size="small" tone="muted">
                <span dir="auto">{copy.signed(author.name, author.email)}</span>
              </Text>
            </Stack>
            {kept.isBack && <DraftNotice onClear={kept.clear} />}
            <RatingInput
              label={copy.rating}
              hint={copy.ratingHint}
              value={rating.value}
              valueText={copy.stars}
              onChange={rating.onChange}
            />
            <Field
              label={copy.country}
              autoComplete="country-name"
              suggestions={countries}
              error={errors.country?.message}
              {...register('country')}
            />
            <TextAreaField label={copy.review} error={errors.review?.message} {...register('review')} />
            <Button type="submit" arrow stretch busy={sending === 'busy'} busyLabel={copy.sending}>
              {copy.submit}
            </Button>
            <ReviewFormStatus sending={sending} ref={notice} />
          </Stack>
        </form>
      </Surface>
    </FormLayout>
  )
}
