import { useState } from 'react'
import { password } from '#src/copy/customerPages.ts'
import type { FormRefusal } from '#src/design-system/blocks/forms/useShopForm.ts'
import { toPasswordRefusal, type PasswordForm } from '#src/domain/credentials.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { IdentityError } from '#src/platform/ports.ts'
import { useNamedFlight } from '#src/routes/useSingleFlight.ts'

/** Changes the signed-in user's password, one attempt at a time (AUTH-20). @returns props of the password form */
export function useChangePassword() {
  const { identity } = usePlatform()
  const [running, run] = useNamedFlight<'change'>()
  const [error, setError] = useState<FormRefusal<keyof PasswordForm> | null>(null)
  const [done, setDone] = useState(false)

  const change = async ({ current, next }: PasswordForm) => {
    setError(null)
    setDone(false)
    try {
      await identity.changePassword(current, next)
      setDone(true)
    } catch (reason) {
      const { field, problem } = toPasswordRefusal(reason instanceof IdentityError ? reason.code : 'internal-error')
      setError({ field, message: password.refusals[problem] })
    }
  }

  return {
    onChange: (form: PasswordForm) => void run('change', () => change(form)),
    busy: running !== null,
    error,
    done,
  }
}
