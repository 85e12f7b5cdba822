import { useFormOutcome, useSubmittedValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { profile as copy } from '#src/copy/customerPages.ts'
import { DraftNotice } from '#src/design-system/blocks/forms/DraftNotice.tsx'
import { FormPanel } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { useBusyLabel } from '#src/design-system/blocks/forms/useBusyLabel.ts'
import { useFormDraft, type FormDraft } from '#src/design-system/blocks/forms/useFormDraft.ts'
import { SubmitButton } from '#src/design-system/components/Button.tsx'
import { Field, SelectField } from '#src/design-system/components/Field.tsx'
import { Grid } from '#src/design-system/components/layout.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import {
  countries,
  educationLevels,
  type Profile,
  type ProfileForm as Values,
  profileFormSchema,
  addStoredOption,
} from '#src/domain/profile.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface ProfileFormProps extends FormDraft<Values> {
  /** The saved profile. When it changes, unedited fields take the new values (PEOPLE-5). */
  profile: Profile
  onSave: (form: Values) => void
  saveStatus: SendStatus
}

const tones = { done: 'success', failed: 'danger', unknown: 'warning' } as const

const toOptions = (values: readonly string[], savedValue: string) =>
  addStoredOption(values, savedValue).map((value) => ({ value, label: value }))

/** The form of the My Profile page. A saved value stays selected even if it is no longer an option (PEOPLE-5). */
export function ProfileForm({ profile, onSave, saveStatus, ...draft }: ProfileFormProps) {
  const { education, address, linkedin, country, phone } = profile
  const values = { education, address, linkedin, country, phone }
  const form = useShopForm<Values>({ schema: profileFormSchema, values, resetOptions: { keepDirtyValues: true } })
  const { field, handleSubmit } = form
  const formDraft = useFormDraft(form, 'education', draft, values)

  const submittedValues = useSubmittedValues(form)
  const outcome = saveStatus === 'idle' || saveStatus === 'busy' ? null : saveStatus
  const noticeRef = useFormOutcome(outcome, (result) => {
    // After success, marks the saved fields as unedited, so that a newer profile can update them.
    if (result !== 'done') return
    submittedValues.commitUnchangedFields('education', 'address', 'linkedin', 'country', 'phone')
    formDraft.saveAfterSubmit()
  })

  return (
    <FormPanel
      title={copy.formTitle}
      onSubmit={handleSubmit((form) => saveStatus !== 'busy' && onSave(submittedValues.captureValues(form)))}
    >
      <DraftNotice state={formDraft.state} onClear={formDraft.clearForm} />
      <Grid columns="form">
        <SelectField
          label={copy.education}
          placeholder={copy.choose}
          options={toOptions(educationLevels, education)}
          {...field('education')}
        />
        <SelectField
          label={copy.country}
          placeholder={copy.choose}
          options={toOptions(countries, country)}
          autoComplete="country-name"
          {...field('country')}
        />
      </Grid>
      <Field label={copy.address} autoComplete="street-address" {...field('address')} />
      <Field label={copy.linkedin} inputMode="url" autoComplete="url" hint={copy.linkedinHint} {...field('linkedin')} />
      <Field label={copy.phone} type="tel" autoComplete="tel" {...field('phone')} />
      <SubmitButton busy={saveStatus === 'busy'} busyLabel={useBusyLabel(saveStatus === 'busy', copy.saving)}>
        {copy.submit}
      </SubmitButton>
      {outcome && <Notice tone={tones[outcome]} {...copy[outcome]} ref={noticeRef} />}
    </FormPanel>
  )
}
