import { useAppDispatch } from '#src/api/hooks.ts'
import { signInToasts } from '#src/copy/signInPages.ts'
import { LoginScreen, type LoginAction } from '#src/design-system/screens/LoginScreen.tsx'
import { paths } from '#src/domain/paths.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { Redirect, useReturnTo } from '#src/routes/guards/redirects.tsx'
import { useSignIn } from '#src/routes/hooks/useSignIn.ts'
import { useSession } from '#src/session/useSession.ts'

/** The Login page. After login it redirects to the page that the visitor came from, or to `/` (AUTH-11). */
export function LoginRoute() {
  const { identity } = usePlatform()
  const session = useSession()
  const dispatch = useAppDispatch()
  const { runAction, screenProps } = useSignIn<LoginAction>('login')
  const returnTo = useReturnTo()

  const sendPasswordReset = async (email: string) => {
    const isSent = await runAction('reset', () => identity.sendPasswordReset(email))
    if (isSent) dispatch(showToast(toast.success(signInToasts.resetSent)))
    return isSent
  }

  if (session.phase === 'signedIn') return <Redirect to={returnTo?.path ?? paths.home} />
  return (
    <LoginScreen
      onLogin={({ email, password }) => void runAction('login', () => identity.signIn(email, password))}
      onReset={sendPasswordReset}
      {...screenProps}
      returnTo={returnTo}
    />
  )
}
