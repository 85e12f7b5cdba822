import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { followHeading, followSection } from '#src/app/arrival.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

/**
 * What a change of address does besides showing another page (SHOP-2, PAGE-15,
 * PAGE-3): another path scrolls up, moves the focus to the heading and announces the new title; a hash goes to its
 * section; a change of the query alone does nothing.
 */
export function RouteEffects() {
  const { pathname, hash } = useLocation()
  const shown = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    const announce = () => setAnnouncement(document.title)
    const isOther = before !== null && before !== pathname
    if (hash) return followSection(hash.slice(1), isOther ? announce : () => undefined)
    if (!isOther) return
    scrollTo(0, 0)
    return followHeading(announce)
  }, [pathname, hash])

  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  )
}
