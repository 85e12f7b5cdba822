import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * What every form does once it knows what came of it: settles, then gives its notice the focus (STATE-14).
 * @param outcome null while there is none, and while something is being sent
 * @param settle told the outcome once, before the focus moves
 * @returns a ref for the notice
 */
export function useFormOutcome<Outcome extends string>(
  outcome: Outcome | null,
  settle: (outcome: Outcome) => void,
): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  const conclude = useEffectEvent((known: Outcome) => {
    settle(known)
    notice.current?.focus()
  })
  useEffect(() => {
    if (outcome !== null) conclude(outcome)
  }, [outcome])
  return notice
}
