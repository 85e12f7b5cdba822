import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading, scrollToSection } from '#src/app/scrollAndFocus.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

/**
 * Scrolling, focus and announcements on navigation (PAGE-3, PAGE-15). A new path scrolls to the top, focuses the heading
 * and announces the new title; a hash scrolls to its section; a change of the query alone does nothing.
 */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const previousPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = previousPath.current
    previousPath.current = pathname
    const announce = () => setAnnouncement(document.title)
    const isNewPath = before !== null && before !== pathname
    if (hash) return scrollToSection(hash.slice(1), isNewPath ? announce : () => undefined)
    if (!isNewPath) return
    scrollTo(0, 0)
    return focusHeading(announce)
  }, [pathname, hash])

  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
