import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

const heading = () => document.querySelector<HTMLElement>('main h1')

/**
 * Gives the page's heading the focus as soon as there is one, and again when late content replaces it, until the person
 * does something themselves.
 * @returns stops it
 */
function focusHeading(onArrival: () => void): () => void {
  let arrived = false
  const settle = () => {
    const target = heading()
    if (!target || (arrived && document.activeElement !== document.body)) return
    target.focus({ preventScroll: true })
    if (!arrived) onArrival()
    arrived = true
  }
  const observer = new MutationObserver(settle)
  const stop = () => {
    observer.disconnect()
    removeEventListener('pointerdown', stop, true)
    removeEventListener('keydown', stop, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('pointerdown', stop, true)
  addEventListener('keydown', stop, true)
  settle()
  return stop
}

/**
 * What a change of path does besides showing another page (SPEC 2 "scrolls to the top", STATES "On every page",
 * DECISIONS G3): scrolls up, moves the focus to the heading, announces the new title. A change of the query or the hash
 * alone does none of it.
 */
export function RouteEffects() {
  const { pathname } = useLocation()
  const shown = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const isFirst = shown.current === null
    const isSame = shown.current === pathname
    shown.current = pathname
    if (isFirst || isSame) return
    scrollTo(0, 0)
    return focusHeading(() => setAnnouncement(document.title))
  }, [pathname])

  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
