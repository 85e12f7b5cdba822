import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** @param state the unchecked router state */
const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state

/**
 * Returns a function that closes a dialog whose row is in the URL (ORDER-16). If the dialog was opened from its list, the
 * function goes back in the history; otherwise it replaces the URL. Only the first call counts: the router removes the
 * dialog a moment later, so a double click or a held Escape would go back twice.
 * @param list the URL of the list behind the dialog
 */
export function useCloseInUrl(list: string): () => void {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  useEffect(() => void (isClosing.current = false), [key])
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    void (isFromList(state) ? navigate(-1) : navigate(list, { replace: true }))
  }
}
