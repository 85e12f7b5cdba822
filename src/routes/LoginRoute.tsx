import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { LoginScreen, type LoginAction } from '#src/design-system/screens/LoginScreen.tsx'
import { readOrigin } from '#src/domain/origin.ts'
import { paths } from '#src/domain/paths.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { useOriginLabel } from '#src/routes/useOriginLabel.ts'
import { useSignIn } from '#src/routes/useSignIn.ts'
import { happened } from '#src/session/events.ts'
import { useSession } from '#src/session/useSession.ts'
import { useDispatch } from 'react-redux'

/** `/login` (SPEC 2): afterwards to the page the visitor came from, or `/` (DECISIONS B11, B13). */
export function LoginRoute() {
  const { identity, config } = usePlatform()
  const session = useSession()
  const dispatch = useDispatch()
  const { busy, error, run } = useSignIn<LoginAction>('login')
  const origin = readOrigin(useLocation().state)
  const label = useOriginLabel(origin)
  const demo = { user: config.demoUser, admin: config.demoAdmin }

  useEffect(() => void identity.warm().catch(() => undefined), [identity])

  const sendReset = async (email: string) => {
    const sent = await run('reset', () => identity.sendReset(email))
    if (sent) dispatch(happened('resetSent'))
    return sent
  }

  if (session.phase === 'signedIn') return <Navigate to={origin ?? paths.home} replace />
  return (
    <>
      <PageMeta title={pageTitle(titles.login)} />
      <LoginScreen
        onLogin={({ email, password }) => void run('login', () => identity.signIn(email.trim(), password))}
        onGoogle={() => void run('google', () => identity.signInWithGoogle())}
        onReset={sendReset}
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
