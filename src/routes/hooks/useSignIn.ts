import { useEffect, useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { signInErrors, signInToasts } from '#src/copy/signInPages.ts'
import type { SignInFailure } from '#src/design-system/blocks/account/SignInLayout.tsx'
import { toSignInOutcome } from '#src/domain/credentials.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { IdentityError } from '#src/ports/ports.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'
import { useSession } from '#src/session/useSession.ts'

const outcomeToasts = {
  googleCanceled: toast.info(signInToasts.googleCanceled),
  signupFailed: toast.error(signInToasts.signupFailed),
}

/** The sign-in options that both pages offer: Google and the configured demo accounts (AUTH-5). */
type SignInOption = 'google' | 'user' | 'admin'

/**
 * Runs one operation of the identity provider at a time and displays its errors (AUTH-25).
 * @returns `runAction`, which resolves to whether the operation succeeded, and the common props of both screens
 */
export function useSignIn<Action extends string>(form: 'login' | 'signup') {
  const { alert, identity, config } = usePlatform()
  const dispatch = useAppDispatch()
  const { phase } = useSession()
  const [busyAction, runExclusive] = useExclusiveTask<Action | SignInOption>()
  const [error, setError] = useState<SignInFailure<Action | SignInOption> | null>(null)
  const demoAccounts = { user: config.demoUser, admin: config.demoAdmin }

  // The SDK is loaded before the click, so that the browser does not block the popup (AUTH-4). While a user is signed in, the
  // SDK is already running, and loading it again would restart it.
  const isVisitor = phase === 'signedOut' || phase === 'timedOut'
  useEffect(() => {
    if (isVisitor) void identity.preload().catch(() => undefined)
  }, [identity, isVisitor])

  async function runAndShowErrors(action: Action | SignInOption, operation: () => Promise<void>): Promise<boolean> {
    setError(null)
    try {
      await operation()
      return true
    } catch (signInError) {
      const outcome = toSignInOutcome(
        form,
        action,
        signInError instanceof IdentityError ? signInError.code : 'internal-error',
      )
      if (outcome.error) setError({ field: outcome.error.field, message: signInErrors[outcome.error.problem], action })
      if (outcome.toast) dispatch(showToast(outcomeToasts[outcome.toast]))
      if (outcome.alert) alert(signInErrors[outcome.alert])
      return false
    }
  }

  const runAction = async (action: Action | SignInOption, operation: () => Promise<void>): Promise<boolean> =>
    (await runExclusive(action, () => runAndShowErrors(action, operation))) ?? false

  const screenProps = {
    busyAction,
    error,
    demoAccounts: { user: demoAccounts.user !== null, admin: demoAccounts.admin !== null },
    onGoogleSignIn: () => void runAction('google', () => identity.signInWithGoogle()),
    onDemoSignIn(role: 'user' | 'admin') {
      const account = demoAccounts[role]
      if (account) void runAction(role, () => identity.signIn(account.email, account.password))
    },
  }
  return { runAction, screenProps }
}
