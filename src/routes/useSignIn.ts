import { useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { showToast, toast } from '#src/notifications/toast.ts'
import { signInErrors, signInToasts } from '#src/copy/signInPages.ts'
import type { SignInFailure } from '#src/design-system/blocks/people/SignInLayout.tsx'
import { toSignInOutcome } from '#src/domain/credentials.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { IdentityError } from '#src/platform/ports.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

const toasts = {
  googleCanceled: toast.info(signInToasts.googleCanceled),
  signupFailed: toast.error(signInToasts.signupFailed),
}

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
      const refusal = toSignInOutcome(form, action, reason instanceof IdentityError ? reason.code : 'internal-error')
      if (refusal.error) setError({ field: refusal.error.field, message: signInErrors[refusal.error.problem], action })
      if (refusal.toast) dispatch(showToast(toasts[refusal.toast]))
      if (refusal.alert) alert(signInErrors[refusal.alert])
      return false
    } finally {
      setBusy(null)
    }
  }

  const run = async (action: Action, operation: () => Promise<void>): Promise<boolean> =>
    (await runExclusive(() => attempt(action, operation))) ?? false

  return { busy, error, run }
}
