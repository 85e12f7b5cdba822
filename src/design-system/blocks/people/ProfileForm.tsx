import { useId, useRef } from 'react'
import { useFormOutcome, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { profile as copy } from '#src/copy/customerPages.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field, SelectField } from '#src/design-system/components/Field.tsx'
import { Grid, Stack, Surface } from '#src/design-system/components/layout.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import {
  countries,
  educations,
  type Profile,
  type ProfileForm as Values,
  profileFormSchema,
  withStored,
} from '#src/domain/profile.ts'
import type { SaveStatus } from '#src/domain/status.ts'

export interface ProfileFormProps {
  /** The saved profile. A newer one replaces the values of fields that were not edited (PEOPLE-5). */
  profile: Profile
  /** Called with the valid form. */
  onSave: (form: Values) => void
  /** Status of the last save. */
  saving: SaveStatus
}

const options = (choices: readonly string[], stored: string) =>
  withStored(choices, stored).map((value) => ({ value, label: value }))

/** The form of My Profile with the saved values, also those that are no longer an option (SHOP-5, PEOPLE-5). */
export function ProfileForm({ profile, onSave, saving }: ProfileFormProps) {
  const titleId = useId()
  const { education, address, linkedin, country, phone } = profile
  const lastSent = useRef<{ typed: Values; saved: Values } | null>(null)
  const { register, handleSubmit, getValues, resetField, formState } = useShopForm<Values>({
    resolver: formResolver(profileFormSchema),
    values: { education, address, linkedin, country, phone },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState

  const notice = useFormOutcome(saving === 'done' || saving === 'failed' ? saving : null, (outcome) => {
    if (outcome === 'failed' || !lastSent.current) return
    const { typed, saved } = lastSent.current
    // Saved fields are no longer dirty, so they follow the server again. Fields edited since then stay as they are.
    for (const field of ['education', 'address', 'linkedin', 'country', 'phone'] as const)
      if (getValues(field) === typed[field]) resetField(field, { defaultValue: saved[field] })
  })

  const save = (form: Values) => {
    if (saving === 'busy') return
    lastSent.current = { typed: { ...getValues() }, saved: form }
    onSave(form)
  }

  return (
    <Surface padding={24}>
      <form noValidate aria-labelledby={titleId} onSubmit={handleSubmit(save)}>
        <Stack gap={24}>
          <Heading level={2} size="title" id={titleId}>
            {copy.formTitle}
          </Heading>
          <Grid columns="form">
            <SelectField
              label={copy.education}
              placeholder={copy.choose}
              options={options(educations, education)}
              error={errors.education?.message}
              {...register('education')}
            />
            <SelectField
              label={copy.country}
              placeholder={copy.choose}
              options={options(countries, country)}
              autoComplete="country-name"
              error={errors.country?.message}
              {...register('country')}
            />
          </Grid>
          <Field
            label={copy.address}
            autoComplete="street-address"
            error={errors.address?.message}
            {...register('address')}
          />
          <Field
            label={copy.linkedin}
            inputMode="url"
            autoComplete="url"
            hint={copy.linkedinHint}
            error={errors.linkedin?.message}
            {...register('linkedin')}
          />
          <Field
            label={copy.phone}
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <Button type="submit" arrow stretch busy={saving === 'busy'} busyLabel={copy.saving}>
            {copy.submit}
          </Button>
          {(saving === 'done' || saving === 'failed') && (
            <Notice tone={saving === 'done' ? 'success' : 'danger'} title={copy[saving].title} ref={notice}>
              {copy[saving].text}
            </Notice>
          )}
        </Stack>
      </form>
    </Surface>
  )
}
