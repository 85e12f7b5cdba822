import { useEffect, useEffectEvent, useRef } from 'react'

/** Why the identity provider refused a sign-in, and the field to say it at. */
export interface SignInError {
  field: 'email' | 'password' | 'form'
  message: string
}

/** A sign-in error together with the failed action. */
export interface SignInFailure<Action extends string> extends SignInError {
  action: Action
}

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
