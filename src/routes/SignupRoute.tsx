import { SignupScreen, type SignupAction } from '#src/design-system/screens/SignupScreen.tsx'
import { paths, type OriginState } from '#src/domain/paths.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { useOrigin } from '#src/routes/useOrigin.ts'
import { useSignIn } from '#src/routes/useSignIn.ts'
import { useSignInOptions } from '#src/routes/useSignInOptions.ts'
import { Redirect } from '#src/routes/Redirect.tsx'
import { useSession } from '#src/session/useSession.ts'

/** The Signup page. After signing up, redirects to `/`, which links to the page the visitor came from (AUTH-12). */
export function SignupRoute() {
  const { identity } = usePlatform()
  const session = useSession()
  const { busy, error, run } = useSignIn<SignupAction>('signup')
  const origin = useOrigin()
  const signInOptions = useSignInOptions(run)

  if (session.phase === 'signedIn') {
    const state: OriginState | null = origin && { from: origin.path }
    return <Redirect to={paths.home} state={state} />
  }
  return (
    <SignupScreen
      onSignup={({ name, email, password }) => void run('signup', () => identity.register(name, email, password))}
      busy={busy}
      error={error}
      {...signInOptions}
      origin={origin}
    />
  )
}
