import { useController, useWatch } from 'react-hook-form'
import { FormLayout, FormPanel, Preview } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { addReview as copy } from '#src/copy/customerPages.ts'
import { ReviewCard } from '#src/design-system/blocks/reviews/ReviewCard.tsx'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { RatingInput } from '#src/design-system/components/RatingInput.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { paths } from '#src/domain/paths.ts'
import { countries } from '#src/domain/profile.ts'
import { reviewFormSchema, type ReviewForm as Values } from '#src/domain/review.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface ReviewFormProps {
  author: { name: string; email: string }
  onSend: (form: Values) => void
  sending: SendStatus
}

/** The form for a review, with a preview of its card (SHOP-5). */
export function ReviewForm({ author, onSend, sending }: ReviewFormProps) {
  const { field, handleSubmit, control, getValues, resetField } = useShopForm<Values>({
    resolver: formResolver(reviewFormSchema),
    defaultValues: { country: '', review: '', rating: 0 },
  })
  const { field: rating } = useController({ control, name: 'rating' })
  const [country, text] = useWatch({ control, name: ['country', 'review'] })
  const outcome = sending === 'idle' || sending === 'busy' ? null : sending
  const sent = useSentValues({ getValues, resetField })
  const notice = useFormOutcome(outcome, (result) => result === 'done' && sent.reset('country', 'review', 'rating'))

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
      <FormPanel
        title={copy.formTitle}
        note={
          <Text size="small" tone="muted">
            <span dir="auto">{copy.signed(author.name, author.email)}</span>
          </Text>
        }
        onSubmit={handleSubmit((form) => sending !== 'busy' && onSend(sent.remember(form)))}
      >
        <RatingInput
          label={copy.rating}
          hint={copy.ratingHint}
          value={rating.value}
          valueText={copy.stars}
          onChange={rating.onChange}
        />
        <Field label={copy.country} autoComplete="country-name" suggestions={countries} {...field('country')} />
        <TextAreaField label={copy.review} {...field('review')} />
        <Button type="submit" arrow stretch busy={sending === 'busy'} busyLabel={copy.sending}>
          {copy.submit}
        </Button>
        {outcome === 'failed' && (
          <Notice tone="danger" title={copy.failed.title} ref={notice}>
            {copy.failed.text}
          </Notice>
        )}
        {(outcome === 'done' || outcome === 'unknown') && (
          <Notice
            tone={outcome === 'done' ? 'success' : 'warning'}
            title={copy[outcome].title}
            action={<TextLink to={`${paths.home}#reviews`}>{copy[outcome].link}</TextLink>}
            ref={notice}
          >
            {copy[outcome].text}
          </Notice>
        )}
      </FormPanel>
    </FormLayout>
  )
}
