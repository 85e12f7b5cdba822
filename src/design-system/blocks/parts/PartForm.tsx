import { useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormLayout, FormPanel, Preview } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { addPart as copy } from '#src/copy/adminPages.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { StartFromPart, type LazyCatalogue } from '#src/design-system/blocks/parts/StartFromPart.tsx'
import { PartFormStatus, type PartFormStatusProps } from '#src/design-system/blocks/parts/PartFormStatus.tsx'
import { PictureField, useObjectUrl } from '#src/design-system/blocks/parts/PictureField.tsx'
import { useFormOutcome, useSubmittedValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { DraftNotice } from '#src/design-system/blocks/forms/DraftNotice.tsx'
import { useFormDraft, type FormDraft } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { Grid, Stack } from '#src/design-system/components/layout.tsx'
import { toPart } from '#src/domain/part.ts'
import { addPartFormSchema, toPartForm, type AddPartForm, type PartDraft } from '#src/domain/partForm.ts'

export interface PartFormProps
  extends FormDraft<PartDraft>, Pick<PartFormStatusProps, 'step' | 'progress' | 'onStopUpload'> {
  /** @param picture a file to upload, or the URL of the picture of an existing part */
  onAdd: (form: AddPartForm, picture: File | string) => void
  catalogue: LazyCatalogue
  /** Other ways to add parts, beside the field that fills the form from an existing part. */
  actions: ReactNode
}

const emptyForm: AddPartForm = { name: '', price: '', minimumQuantity: '', availableParts: '', describe: '', image: '' }

/** The form for a new part, with a preview of its card (SHOP-5, PAGE-11). */
export function PartForm({ onAdd, onStopUpload, step, progress, catalogue, actions, ...draft }: PartFormProps) {
  const form = useShopForm<AddPartForm>({ schema: addPartFormSchema, defaultValues: emptyForm })
  const { field, handleSubmit, control, resetField, setError, setFocus, reset } = form
  const { state: draftState, clearForm: clearFields, saveAfterSubmit } = useFormDraft(form, 'name', draft, emptyForm)
  const [picture, setPicture] = useState<File | string | null>(null)
  const filePreviewUrl = useObjectUrl(picture instanceof File ? picture : null)
  const previewUrl = typeof picture === 'string' ? picture : filePreviewUrl
  const values = useWatch({ control })
  const busy = step === 'uploading' || step === 'saving'

  const { captureValues, resetUnchangedFields } = useSubmittedValues(form)
  const submittedPicture = useRef<File | string | null>(null)
  const [lastAddedPart, setLastAddedPart] = useState<{ form: AddPartForm; picture: File | string } | null>(null)
  const noticeRef = useFormOutcome(busy || step === 'idle' ? null : step, (outcome) => {
    if (outcome === 'pictureChanged' && picture instanceof File && picture === submittedPicture.current) {
      setPicture(null)
      resetField('image')
      setError('image', { message: copy.problems.changed(picture.name) }, { shouldFocus: true })
    }
    if (outcome !== 'done') return
    resetUnchangedFields('name', 'price', 'minimumQuantity', 'availableParts', 'describe')
    saveAfterSubmit()
    if (picture !== submittedPicture.current) return
    resetUnchangedFields('image')
    setPicture(null)
  })

  const clearForm = () => {
    clearFields()
    setPicture(null)
  }
  const fillForm = (newValues: AddPartForm, newPicture: File | string | null) => {
    reset(newValues, { keepDefaultValues: true, keepFieldsRef: true })
    setPicture(newPicture)
    setFocus('name', { shouldSelect: true })
  }
  const submitPart = (submittedForm: AddPartForm) => {
    if (busy || !picture) return
    submittedPicture.current = picture
    setLastAddedPart({ form: submittedForm, picture })
    onAdd(captureValues(submittedForm), picture)
  }

  // The preview's blob: URL is set after toPart, which rejects blob: URLs (PAGE-12).
  const previewedPart = { ...toPart({ ...emptyForm, ...values, _id: 'preview' }), image: previewUrl }
  const card = (
    <Preview label={copy.preview}>
      <PartCard part={previewedPart} figureNumber={1} level={3} />
    </Preview>
  )

  return (
    <Stack gap={24}>
      <StartFromPart
        catalogue={catalogue}
        onFillForm={(part) => fillForm(toPartForm(part), part.image)}
        actions={actions}
      />
      <FormLayout aside={card}>
        <FormPanel title={copy.formTitle} onSubmit={handleSubmit(submitPart)}>
          <DraftNotice state={draftState} withoutPicture={!picture} onClear={clearForm} />
          <Field label={copy.name} autoComplete="off" {...field('name')} />
          <Field label={copy.price} hint={copy.priceHint} inputMode="decimal" {...field('price')} />
          <Grid columns="form">
            <Field label={copy.minimumQuantity} inputMode="numeric" {...field('minimumQuantity')} />
            <Field label={copy.availableParts} inputMode="numeric" {...field('availableParts')} />
          </Grid>
          <TextAreaField label={copy.describe} {...field('describe')} />
          <PictureField
            control={control}
            picture={picture}
            previewUrl={previewUrl}
            onSelect={setPicture}
            disabled={busy}
          />
          <SubmitButton busy={busy} busyLabel={copy.adding}>
            {copy.submit}
          </SubmitButton>
          <PartFormStatus
            step={step}
            progress={progress}
            onStopUpload={onStopUpload}
            onAddAnother={lastAddedPart && (() => fillForm(lastAddedPart.form, lastAddedPart.picture))}
            ref={noticeRef}
          />
        </FormPanel>
      </FormLayout>
    </Stack>
  )
}
