import {
  type FormError,
  useFormOutcome,
  useServerError,
  useSubmittedValues,
  useShopForm,
} from '#src/design-system/blocks/forms/useShopForm.ts'
import { auth } from '#src/copy/signInPages.ts'
import { password as copy } from '#src/copy/customerPages.ts'
import { FormPanel } from '#src/design-system/blocks/forms/FormLayout.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import { Row } from '#src/design-system/components/layout.tsx'
import { passwordFormSchema, passwordRules, type PasswordForm } from '#src/domain/credentials.ts'

export interface PasswordPanelProps {
  /** The account under which password managers save the new password. */
  email: string
  onChange: (form: PasswordForm) => void
  busy: boolean
  /** A new object for each failed attempt, so that the same error can be shown again. */
  error: FormError<keyof PasswordForm> | null
  isDone: boolean
}

/** The form for changing the password, with the same rules as on the Signup page (AUTH-20). */
export function PasswordPanel({ email, onChange, busy, error, isDone }: PasswordPanelProps) {
  const form = useShopForm<PasswordForm>({ schema: passwordFormSchema, defaultValues: { current: '', next: '' } })
  const { field, handleSubmit } = form
  const errorNoticeRef = useServerError(error, form.setError)
  const submittedValues = useSubmittedValues(form)
  const successNoticeRef = useFormOutcome(isDone ? 'done' : null, () =>
    submittedValues.resetUnchangedFields('current', 'next'),
  )

  return (
    <FormPanel
      title={copy.title}
      onSubmit={handleSubmit((form) => !busy && onChange(submittedValues.captureValues(form)))}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={copy.current} autoComplete="current-password" {...auth.passwordEye} {...field('current')} />
      <PasswordField
        label={copy.newPassword}
        autoComplete="new-password"
        hint={copy.newPasswordHint}
        rules={passwordRules}
        {...auth.passwordEye}
        {...field('next')}
      />
      <Row>
        <Button type="submit" busy={busy} busyLabel={copy.changing}>
          {copy.submit}
        </Button>
      </Row>
      {error?.field === 'form' && (
        <Notice tone="danger" title={copy.failed} text={error.message} ref={errorNoticeRef} />
      )}
      {isDone && <Notice tone="success" {...copy.done} ref={successNoticeRef} />}
    </FormPanel>
  )
}
