import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormLayout, FormPanel, Preview } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { addPart as copy } from '#src/copy/adminPages.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { PartFormStatus } from '#src/design-system/blocks/parts/PartFormStatus.tsx'
import { PictureField, useObjectUrl } from '#src/design-system/blocks/parts/PictureField.tsx'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { DraftNotice } from '#src/design-system/blocks/forms/DraftNotice.tsx'
import { useFormDraft, type FormDraft } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field, TextAreaField } from '#src/design-system/components/Field.tsx'
import { Grid } from '#src/design-system/components/layout.tsx'
import { toPart } from '#src/domain/part.ts'
import { addPartFormSchema, type AddPartForm, type AddPartStep, type PartDraft } from '#src/domain/partForm.ts'

export interface PartFormProps extends FormDraft<PartDraft> {
  onAdd: (form: AddPartForm, file: File) => void
  step: AddPartStep
  /** Progress of the picture's upload, 0 to 1; null while it is unknown. */
  progress: number | null
  onStop: () => void
}

const blank: AddPartForm = { name: '', price: '', minimumQuantity: '', availableParts: '', describe: '', image: '' }

/** The form for a new part, with a preview of its card (SHOP-5, PAGE-11). */
export function PartForm({ onAdd, onStop, step, progress, ...kept }: PartFormProps) {
  const form = useShopForm<AddPartForm>({ resolver: formResolver(addPartFormSchema), defaultValues: blank })
  const { field, handleSubmit, control, getValues, resetField, setError } = form
  const { isBack, clear, afterSending } = useFormDraft(form, 'name', kept, blank)
  const [file, setFile] = useState<File | null>(null)
  const picture = useObjectUrl(file)
  const draft = useWatch({ control })
  const busy = step === 'uploading' || step === 'saving'

  const sent = useSentValues({ getValues, resetField })
  const sentFile = useRef<File | null>(null)
  const notice = useFormOutcome(busy || step === 'idle' ? null : step, (outcome) => {
    if (outcome === 'pictureChanged' && file && file === sentFile.current) {
      setFile(null)
      resetField('image')
      setError('image', { message: copy.problems.changed(file.name) }, { shouldFocus: true })
    }
    if (outcome !== 'done') return
    sent.reset('name', 'price', 'minimumQuantity', 'availableParts', 'describe')
    afterSending()
    if (file !== sentFile.current) return
    sent.reset('image')
    setFile(null)
  })

  const clearAll = () => {
    clear()
    setFile(null)
  }
  const add = (values: AddPartForm) => {
    if (busy || !file) return
    sentFile.current = file
    onAdd(sent.remember(values), file)
  }

  // toPart accepts no blob: address, which only the browser itself makes (PAGE-12).
  const part = { ...toPart({ ...blank, ...draft, _id: 'preview' }), image: picture }
  const preview = (
    <Preview label={copy.preview}>
      <PartCard part={part} number={1} level={3} />
    </Preview>
  )

  return (
    <FormLayout aside={preview}>
      <FormPanel title={copy.formTitle} onSubmit={handleSubmit(add)}>
        {isBack && <DraftNotice withoutPicture={!file} onClear={clearAll} />}
        <Field label={copy.name} autoComplete="off" {...field('name')} />
        <Field label={copy.price} hint={copy.priceHint} inputMode="decimal" {...field('price')} />
        <Grid columns="form">
          <Field label={copy.minimumQuantity} inputMode="numeric" {...field('minimumQuantity')} />
          <Field label={copy.availableParts} inputMode="numeric" {...field('availableParts')} />
        </Grid>
        <TextAreaField label={copy.describe} {...field('describe')} />
        <PictureField control={control} file={file} preview={picture} onChoose={setFile} disabled={busy} />
        <Button type="submit" arrow stretch busy={busy} busyLabel={copy.adding}>
          {copy.submit}
        </Button>
        <PartFormStatus step={step} progress={progress} onStop={onStop} ref={notice} />
      </FormPanel>
    </FormLayout>
  )
}
