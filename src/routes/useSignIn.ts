import { useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { toSignInOutcome, type SignInFailure } from '#src/domain/signIn.ts'
import { showToast } from '#src/notifications/toast.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { IdentityError } from '#src/platform/ports.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Runs one operation of the identity provider at a time, and shows its errors (AUTH-1 to AUTH-3, AUTH-25).
 * @returns `run(action, operation)`, which resolves to whether it succeeded; the running action; the last error
 */
export function useSignIn<Action extends string>(form: 'login' | 'signup') {
  const { alert } = usePlatform()
  const dispatch = useAppDispatch()
  const runExclusive = useSingleFlight()
  const [busy, setBusy] = useState<Action | null>(null)
  const [error, setError] = useState<SignInFailure<Action> | null>(null)

  const attempt = async (action: Action, operation: () => Promise<void>): Promise<boolean> => {
    setBusy(action)
    setError(null)
    try {
      await operation()
      return true
    } catch (reason) {
      const outcome = toSignInOutcome(form, action, reason instanceof IdentityError ? reason.code : 'internal-error')
      setError(outcome.error && { ...outcome.error, action })
      if (outcome.toast) dispatch(showToast(outcome.toast))
      if (outcome.alert) alert(outcome.alert)
      return false
    } finally {
      setBusy(null)
    }
  }

  const run = async (action: Action, operation: () => Promise<void>): Promise<boolean> =>
    (await runExclusive(() => attempt(action, operation))) ?? false

  return { busy, error, run }
}
