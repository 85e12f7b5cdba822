import { type DemoRole, SignInLayout, SignInOptions } from '#src/design-system/blocks/people/SignInLayout.tsx'
import { auth, signup } from '#src/copy/signInPages.ts'
import { formResolver } from '#src/design-system/blocks/forms/formResolver.ts'
import { useShopForm } from '#src/design-system/blocks/forms/useShopForm.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Field } from '#src/design-system/components/Field.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import type { Origin } from '#src/design-system/screens/LoginScreen.tsx'
import { type SignupForm, signupFormSchema } from '#src/domain/credentials.ts'
import { useServerError, type SignInFailure } from '#src/design-system/screens/useServerError.ts'
import { paths, type OriginState } from '#src/domain/paths.ts'

/** What can be sent from the page. */
export type SignupAction = 'signup' | 'google' | DemoRole

export interface SignupScreenProps {
  /** Called with the valid form. */
  onSignup: (form: SignupForm) => void
  /** Signs in with Google. */
  onGoogle: () => void
  /** Signs in with a demo account. */
  onDemo: (role: DemoRole) => void
  /** The running action; all other buttons are disabled meanwhile (STATE-13). */
  busy: SignupAction | null
  /** The last error; a new object for each attempt. */
  error: SignInFailure<SignupAction> | null
  /** Which demo accounts this build has (AUTH-5). */
  demo: Readonly<Record<DemoRole, boolean>>
  /** The page a person came from; Login and Home link back to it (AUTH-12). */
  origin: Origin | null
}

/** The Signup page, `/signup` (SHOP-5, SHOP-8). */
export function SignupScreen({ onSignup, onGoogle, onDemo, busy, error, demo, origin }: SignupScreenProps) {
  const { register, handleSubmit, formState, setError } = useShopForm<SignupForm>({
    resolver: formResolver(signupFormSchema),
    defaultValues: { name: '', email: '', password: '' },
  })
  const notice = useServerError(error, (field, message) => setError(field, { message }, { shouldFocus: true }))
  const loginState: OriginState | null = origin && { from: origin.path }
  const { errors } = formState

  return (
    <SignInLayout title={signup.title}>
      {origin && (
        <Notice tone="info">{origin.label === null ? signup.origin.page : signup.origin.part(origin.label)}</Notice>
      )}
      {error?.field === 'form' && (
        <Notice tone="danger" title={error.action === 'signup' ? signup.failed : auth.failed} ref={notice}>
          {error.message}
        </Notice>
      )}
      {/* post: a form submitted before hydration must not put its values into the URL */}
      <form noValidate method="post" onSubmit={handleSubmit((form) => busy === null && onSignup(form))}>
        <Stack gap={16}>
          <Field label={signup.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
          <Field
            label={signup.email}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordField
            label={signup.password}
            autoComplete="new-password"
            hint={errors.password ? undefined : signup.passwordHint}
            showLabel={auth.showPassword}
            hideLabel={auth.hidePassword}
            error={errors.password?.message}
            {...register('password')}
          />
          <Button
            type="submit"
            arrow
            stretch
            busy={busy === 'signup'}
            busyLabel={signup.sending}
            disabled={busy !== null && busy !== 'signup'}
          >
            {signup.submit}
          </Button>
        </Stack>
      </form>
      <Text size="small">
        {signup.haveAccount}{' '}
        <TextLink to={paths.login} state={loginState}>
          {signup.login}
        </TextLink>
      </Text>
      <SignInOptions onGoogle={onGoogle} onDemo={onDemo} demo={demo} busy={busy} />
    </SignInLayout>
  )
}
