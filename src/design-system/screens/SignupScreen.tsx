import { type DemoRole, SignInLayout, type SignInScreenProps } from '#src/design-system/blocks/account/SignInLayout.tsx'
import { shell } from '#src/copy/shell.ts'
import { auth, signup } from '#src/copy/signInPages.ts'
import { useServerError, useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { getBusyProps, SubmitButton } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { passwordRules, type SignupForm, signupFormSchema } from '#src/domain/credentials.ts'
import { paths, type LoginRedirectState } from '#src/domain/paths.ts'

export type SignupAction = 'signup' | 'google' | DemoRole

export interface SignupScreenProps extends SignInScreenProps<SignupAction> {
  onSignup: (form: SignupForm) => void
  /** The URL of the owner's privacy notice, if there is one (HOST-3). */
  privacyUrl?: string | undefined
}

/** The Signup page, `/signup` (SHOP-5, SHOP-8). */
export function SignupScreen({ onSignup, privacyUrl, error, ...layoutProps }: SignupScreenProps) {
  const { field, handleSubmit, setError } = useShopForm<SignupForm>({
    schema: signupFormSchema,
    defaultValues: { name: '', email: '', password: '' },
  })
  const { busyAction, returnTo } = layoutProps
  const noticeRef = useServerError(error, setError)
  const loginLinkState: LoginRedirectState | null = returnTo && { from: returnTo.path }

  return (
    <SignInLayout {...layoutProps} labels={signup} picture={pictures.bodyKit}>
      {error?.field === 'form' && (
        <Notice
          tone="danger"
          title={error.action === 'signup' ? signup.failed : auth.failed}
          text={error.message}
          ref={noticeRef}
        />
      )}
      {/* post keeps the values out of the URL if the form is submitted before hydration */}
      <form noValidate method="post" onSubmit={handleSubmit((form) => busyAction === null && onSignup(form))}>
        <Stack gap={16}>
          <Field label={signup.name} autoComplete="name" {...field('name')} />
          <Field label={signup.email} type="email" autoComplete="email" {...field('email')} />
          <PasswordField
            label={signup.password}
            autoComplete="new-password"
            hint={signup.passwordHint}
            rules={passwordRules}
            {...auth.passwordEye}
            {...field('password')}
          />
          <SubmitButton {...getBusyProps(busyAction, 'signup')} busyLabel={signup.sending}>
            {signup.submit}
          </SubmitButton>
        </Stack>
      </form>
      {privacyUrl !== undefined && (
        <Text size="small">
          {signup.privacy} <TextLink href={privacyUrl}>{shell.privacy}</TextLink>
        </Text>
      )}
      <Text size="small">
        {signup.haveAccount}{' '}
        <TextLink to={paths.login} state={loginLinkState}>
          {signup.login}
        </TextLink>
      </Text>
    </SignInLayout>
  )
}
