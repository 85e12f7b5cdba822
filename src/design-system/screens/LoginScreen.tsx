import { useEffect, useRef, useState } from 'react'
import { auth } from '#src/copy/signInPages.ts'
import { validationMessages } from '#src/copy/validation.ts'
import { type DemoRole, SignInLayout, type SignInScreenProps } from '#src/design-system/blocks/account/SignInLayout.tsx'
import { useServerError, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { getBusyProps, SubmitButton, TextButton } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { type LoginForm, loginFormSchema } from '#src/domain/credentials.ts'
import { paths, type LoginRedirectState } from '#src/domain/paths.ts'
import { cleanToken } from '#src/domain/cleanInput.ts'

export type LoginAction = 'login' | 'google' | 'reset' | DemoRole

export interface LoginScreenProps extends SignInScreenProps<LoginAction> {
  onLogin: (form: LoginForm) => void
  /**
   * Sends the email for resetting the password (AUTH-14).
   * @returns whether the email was sent
   */
  onReset: (email: string) => Promise<boolean>
}

/** How long the Forget Password button is disabled after a reset email was sent (AUTH-14). */
const resetCooldownMs = 30_000

/** The Login page, `/login` (SHOP-5, SHOP-8). */
export function LoginScreen({ onLogin, onReset, error, ...layoutProps }: LoginScreenProps) {
  const { field, handleSubmit, readElementValues, setError, getValues } = useShopForm<LoginForm>({
    schema: loginFormSchema,
    defaultValues: { email: '', password: '' },
  })
  const { busyAction, returnTo } = layoutProps
  const formRef = useRef<HTMLFormElement>(null)
  const [isResetEmailSent, setIsResetEmailSent] = useState(false)

  const noticeRef = useServerError(error, setError)

  useEffect(() => {
    if (!isResetEmailSent) return
    const timer = setTimeout(() => setIsResetEmailSent(false), resetCooldownMs)
    return () => clearTimeout(timer)
  }, [isResetEmailSent])

  const sendResetEmail = async () => {
    if (formRef.current) readElementValues(formRef.current)
    const email = cleanToken(getValues('email'))
    if (email === '') setError('email', { message: validationMessages.emailRequired }, { shouldFocus: true })
    else setIsResetEmailSent(await onReset(email))
  }

  const resetBusyProps = getBusyProps(busyAction, 'reset')
  const signupLinkState: LoginRedirectState | null = returnTo && { from: returnTo.path }

  return (
    <SignInLayout {...layoutProps} labels={auth.login} picture={pictures.exhaust}>
      {error?.field === 'form' && (
        <Notice
          tone="danger"
          title={error.action === 'reset' ? auth.login.resetFailed : auth.failed}
          text={error.message}
          ref={noticeRef}
        />
      )}
      {/* post keeps the values out of the URL if the form is submitted before hydration */}
      <form
        ref={formRef}
        noValidate
        method="post"
        onSubmit={handleSubmit((values) => busyAction === null && onLogin(values))}
      >
        <Stack gap={16}>
          <Field label={auth.login.email} type="email" autoComplete="username" {...field('email')} />
          <PasswordField
            label={auth.login.password}
            autoComplete="current-password"
            {...auth.passwordEye}
            {...field('password')}
          />
          <SubmitButton {...getBusyProps(busyAction, 'login')} busyLabel={auth.login.sending}>
            {auth.login.submit}
          </SubmitButton>
        </Stack>
      </form>
      <Stack gap={8}>
        <Row justify="between" gap={8}>
          <TextButton
            busy={resetBusyProps.busy}
            busyLabel={auth.login.resetSending}
            disabled={isResetEmailSent || resetBusyProps.disabled}
            onClick={() => void sendResetEmail()}
          >
            {auth.login.forget}
          </TextButton>
          <Text size="small">
            {auth.login.newHere}{' '}
            <TextLink to={paths.signup} state={signupLinkState}>
              {auth.login.create}
            </TextLink>
          </Text>
        </Row>
        <div role="status">{isResetEmailSent && <Notice tone="success" text={auth.login.resetSent} />}</div>
      </Stack>
    </SignInLayout>
  )
}
