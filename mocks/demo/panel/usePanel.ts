import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPanelShortcut } from '#mocks/demo/panel/shortcut.ts'
import { tryTabStorage } from '#mocks/demo/storage.ts'

const storageKey = 'dhruva-demo:panel'

/**
 * Opens and closes the panel. Opening moves focus into the panel, and closing moves focus back. Escape inside the panel closes
 * the panel. The shortcut does nothing while a modal dialog is open.
 * @param isInitiallyOpen overrides the state that this tab has stored
 */
export function usePanel(isInitiallyOpen: boolean | undefined) {
  const [isOpen, setIsOpen] = useState(
    () => isInitiallyOpen ?? tryTabStorage((storage) => storage.getItem(storageKey)) === 'open',
  )
  const badgeRef = useRef<HTMLButtonElement>(null)
  const panelRef = useRef<HTMLElement>(null)
  const openerRef = useRef<Element | null>(null)

  function toggle(): void {
    if (isOpen) return close()
    openerRef.current = document.activeElement
    flushSync(() => setIsOpen(true))
    panelRef.current?.focus({ preventScroll: true })
  }

  function close(): void {
    const hadFocus = panelRef.current?.contains(document.activeElement)
    flushSync(() => setIsOpen(false))
    if (!hadFocus) return
    const isOpenerGone = !(openerRef.current instanceof HTMLElement) || !openerRef.current.isConnected
    const focusTarget = isOpenerGone || openerRef.current === document.body ? badgeRef.current : openerRef.current
    if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.demoRoom = isOpen ? 'panel' : 'badge'
    tryTabStorage((storage) => storage.setItem(storageKey, isOpen ? 'open' : 'closed'))
    return () => void delete dataset.demoRoom
  }, [isOpen])

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // A modal dialog hides everything else with aria-hidden.
      const isBehindDialog = Boolean(badgeRef.current?.closest('[aria-hidden="true"]'))
      if (isPanelShortcut(event)) {
        event.preventDefault()
        if (!isBehindDialog) toggle()
      } else if (event.key === 'Escape' && event.target instanceof Node && panelRef.current?.contains(event.target))
        close()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  })

  return { isOpen, toggle, close, badgeRef, panelRef }
}
