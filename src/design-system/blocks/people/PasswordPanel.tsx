import { useEffect, useId, useRef } from 'react'
import { useFormOutcome, useSentValues, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { auth } from '#src/copy/signInPages.ts'
import { password as copy } from '#src/copy/customerPages.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import { Row, Stack, Surface } from '#src/design-system/components/layout.tsx'
import { passwordFormSchema, type PasswordForm, type PasswordRefusal } from '#src/domain/credentials.ts'

/** Why a password was not changed, and the field to say it at. */
export interface PasswordError extends Pick<PasswordRefusal, 'field'> {
  message: string
}

export interface PasswordPanelProps {
  /** Called with the valid form. */
  onChange: (form: PasswordForm) => void
  /** The change is being sent. */
  busy: boolean
  /** The last error; a new object for each attempt. */
  error: PasswordError | null
  /** The last attempt succeeded. */
  done: boolean
}

/** The form to change the password: the current one and a new one, with the rules of Signup (SHOP-5, AUTH-20). */
export function PasswordPanel({ onChange, busy, error, done }: PasswordPanelProps) {
  const titleId = useId()
  const { register, handleSubmit, formState, getValues, setError, resetField } = useShopForm<PasswordForm>({
    resolver: formResolver(passwordFormSchema),
    defaultValues: { current: '', next: '' },
  })
  const { errors } = formState
  const errorNotice = useRef<HTMLDivElement>(null)
  const sent = useSentValues({ getValues, resetField })
  const successNotice = useFormOutcome(done ? 'done' : null, () => sent.reset('current', 'next'))

  // Shows the error at its field, or in the form's notice, and moves the focus there. Typing clears a field's error.
  useEffect(() => {
    if (error === null) return
    if (error.field === 'form') errorNotice.current?.focus()
    else setError(error.field, { message: error.message }, { shouldFocus: true })
  }, [error, setError])

  const eyeLabels = { showLabel: auth.showPassword, hideLabel: auth.hidePassword }
  return (
    <Surface padding={24}>
      <form
        noValidate
        aria-labelledby={titleId}
        onSubmit={handleSubmit((form) => !busy && onChange(sent.remember(form)))}
      >
        <Stack gap={24}>
          <Heading level={2} size="title" id={titleId}>
            {copy.title}
          </Heading>
          <PasswordField
            label={copy.current}
            autoComplete="current-password"
            error={errors.current?.message}
            {...eyeLabels}
            {...register('current')}
          />
          <PasswordField
            label={copy.next}
            autoComplete="new-password"
            hint={copy.nextHint}
            error={errors.next?.message}
            {...eyeLabels}
            {...register('next')}
          />
          <Row>
            <Button type="submit" tone="secondary" busy={busy} busyLabel={copy.changing}>
              {copy.submit}
            </Button>
          </Row>
          {error?.field === 'form' && (
            <Notice tone="danger" title={copy.failed} ref={errorNotice}>
              {error.message}
            </Notice>
          )}
          {done && (
            <Notice tone="success" title={copy.done.title} ref={successNotice}>
              {copy.done.text}
            </Notice>
          )}
        </Stack>
      </form>
    </Surface>
  )
}
