import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { descriptions } from '#src/copy/meta.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { SignupScreen, type SignupAction } from '#src/design-system/screens/SignupScreen.tsx'
import { readOrigin, type OriginState } from '#src/domain/origin.ts'
import { paths } from '#src/domain/paths.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useOriginLabel } from '#src/routes/useOriginLabel.ts'
import { useSignIn } from '#src/routes/useSignIn.ts'
import { useSession } from '#src/session/useSession.ts'

/** `/signup` (SPEC 2): afterwards to `/`, which offers the way on to where the visitor came from (DECISIONS B12). */
export function SignupRoute() {
  const { identity, config } = usePlatform()
  const session = useSession()
  const { busy, error, run } = useSignIn<SignupAction>('signup')
  const origin = readOrigin(useLocation().state)
  const label = useOriginLabel(origin)
  const demo = { user: config.demoUser, admin: config.demoAdmin }

  useEffect(() => void identity.warm().catch(() => undefined), [identity])

  if (session.phase === 'signedIn') {
    const state: OriginState | null = origin === null ? null : { from: origin }
    return <Navigate to={paths.home} state={state} replace />
  }
  return (
    <>
      <PageMeta title={pageTitle(titles.signup)} description={descriptions.signup} path={paths.signup} />
      <SignupScreen
        onSignup={({ name, email, password }) =>
          void run('signup', () => identity.register(name.trim(), email.trim(), password))
        }
        onGoogle={() => void run('google', () => identity.signInWithGoogle())}
        onDemo={(who) => {
          const account = demo[who]
          if (account) void run(who, () => identity.signIn(account.email, account.password))
        }}
        busy={busy}
        error={error}
        demo={{ user: demo.user !== null, admin: demo.admin !== null }}
        origin={origin === null ? null : { path: origin, label }}
      />
    </>
  )
}
