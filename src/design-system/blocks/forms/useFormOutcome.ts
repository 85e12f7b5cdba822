import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a form's notice when the outcome of a submission is known (STATE-14).
 * @param outcome null before the first submission and while one is being sent
 * @param onOutcome called once per outcome, before the focus moves: resets the form, for example
 * @returns a ref for the notice
 */
export function useFormOutcome<Outcome extends string>(
  outcome: Outcome | null,
  onOutcome: (outcome: Outcome) => void,
): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  const handleOutcome = useEffectEvent((result: Outcome) => {
    onOutcome(result)
    notice.current?.focus()
  })
  useEffect(() => {
    if (outcome !== null) handleOutcome(outcome)
  }, [outcome])
  return notice
}
