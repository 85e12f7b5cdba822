import { useState } from 'react'
import { password } from '#src/copy/customerPages.ts'
import type { FormError } from '#src/design-system/blocks/forms/useShopForm.ts'
import { toPasswordError, type PasswordForm } from '#src/domain/credentials.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { IdentityError } from '#src/ports/ports.ts'
import { useExclusiveTask } from '#src/routes/hooks/useSingleFlight.ts'

/** Changes the signed-in user's password (AUTH-20). */
export function useChangePassword() {
  const { identity } = usePlatform()
  const [runningTask, run] = useExclusiveTask<'change'>()
  const [error, setError] = useState<FormError<keyof PasswordForm> | null>(null)
  const [isDone, setIsDone] = useState(false)

  const changeAndShowResult = async ({ current, next }: PasswordForm) => {
    setError(null)
    setIsDone(false)
    try {
      await identity.changePassword(current, next)
      setIsDone(true)
    } catch (identityError) {
      const { field, problem } = toPasswordError(
        identityError instanceof IdentityError ? identityError.code : 'internal-error',
      )
      setError({ field, message: password.errors[problem] })
    }
  }

  return {
    changePassword: (form: PasswordForm) => void run('change', () => changeAndShowResult(form)),
    busy: runningTask !== null,
    error,
    isDone,
  }
}
