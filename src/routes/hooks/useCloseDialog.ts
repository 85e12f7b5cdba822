import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** @param state the router state, which may have any shape */
const wasOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromList' in state

/**
 * Returns a function that closes a dialog whose row is in the URL (ORDER-16). If the dialog was opened from its list, the
 * function goes back in the history; otherwise it replaces the URL. Only the first call counts, because the router removes the
 * dialog a moment later, and a double click or a held Escape would go back twice.
 * @param listUrl the URL of the list behind the dialog
 */
export function useCloseDialog(listUrl: string): () => void {
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const isClosing = useRef(false)
  useEffect(() => void (isClosing.current = false), [key])
  return () => {
    if (isClosing.current) return
    isClosing.current = true
    void (wasOpenedFromList(state) ? navigate(-1) : navigate(listUrl, { replace: true }))
  }
}
