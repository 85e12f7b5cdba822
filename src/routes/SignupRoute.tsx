import { SignupScreen, type SignupAction } from '#src/design-system/screens/SignupScreen.tsx'
import { paths, type LoginRedirectState } from '#src/domain/paths.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { Redirect, useReturnTo } from '#src/routes/guards/redirects.tsx'
import { useSignIn } from '#src/routes/hooks/useSignIn.ts'
import { useSession } from '#src/session/useSession.ts'

/** The Signup page. After signup it redirects to `/`, which links to the page that the visitor came from (AUTH-12). */
export function SignupRoute() {
  const { identity, config } = usePlatform()
  const session = useSession()
  const { runAction, screenProps } = useSignIn<SignupAction>('signup')
  const returnTo = useReturnTo()

  if (session.phase === 'signedIn') {
    const state: LoginRedirectState | null = returnTo && { from: returnTo.path }
    return <Redirect to={paths.home} state={state} />
  }
  return (
    <SignupScreen
      onSignup={({ name, email, password }) => void runAction('signup', () => identity.register(name, email, password))}
      privacyUrl={config.privacyUrl}
      {...screenProps}
      returnTo={returnTo}
    />
  )
}
