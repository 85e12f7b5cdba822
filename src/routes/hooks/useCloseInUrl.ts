import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** @param state the router's state, unchecked */
const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state

/**
 * Closes a dialog that the URL has opened (ORDER-16, ADMIN-14). A dialog that was opened from its list is a history entry, so
 * closing it goes back; the URL of a link from elsewhere is replaced. The router removes the dialog a moment later, so only
 * the first call counts: a double click or a held Escape would go back twice.
 * @param list URL of the list behind the dialog
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
