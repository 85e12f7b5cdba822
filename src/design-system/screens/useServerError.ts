import { useEffect, useEffectEvent, useRef } from 'react'
import type { SignInError } from '#src/domain/signIn.ts'

/**
 * Shows a refusal of the identity provider where it belongs and gives that place the focus.
 * @param error the last refusal; a new object for each attempt
 * @param showAt puts the message under a field and focuses it; typing there takes it away
 * @returns a ref for the notice of what concerns the whole form
 */
export function useServerError(
  error: SignInError | null,
  showAt: (field: 'email' | 'password', message: string) => void,
) {
  const notice = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(({ field, message }: SignInError) => {
    if (field === 'form') notice.current?.focus()
    else showAt(field, message)
  })
  useEffect(() => {
    if (error) show(error)
  }, [error])
  return notice
}
