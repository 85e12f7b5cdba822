import { useEffect, useEffectEvent, useRef } from 'react'
import type { SignInError } from '#src/domain/credentials.ts'

/**
 * Shows an error of the identity provider at its field, or in the form's notice, and moves the focus there.
 * @param error the last error; a new object for each attempt
 * @param showAtField shows the message below a field and focuses the field; typing clears the message
 * @returns a ref for the notice about the whole form
 */
export function useServerError(
  error: SignInError | null,
  showAtField: (field: 'email' | 'password', message: string) => void,
) {
  const notice = useRef<HTMLDivElement>(null)
  const show = useEffectEvent(({ field, message }: SignInError) => {
    if (field === 'form') notice.current?.focus()
    else showAtField(field, message)
  })
  useEffect(() => {
    if (error) show(error)
  }, [error])
  return notice
}
