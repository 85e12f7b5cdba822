import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import { announce } from '#src/design-system/components/hooks/useAnnouncement.ts'

const interactionEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Runs `adjust` now and whenever the page changes or is resized, until the user interacts or the returned function is called.
 */
function runUntilInteraction(adjust: () => void): () => void {
  const mutationObserver = new MutationObserver(adjust)
  const resizeObserver = new ResizeObserver(adjust)
  const stop = () => {
    mutationObserver.disconnect()
    resizeObserver.disconnect()
    for (const interaction of interactionEvents) removeEventListener(interaction, stop, true)
  }
  for (const interaction of interactionEvents) addEventListener(interaction, stop, { capture: true, passive: true })
  mutationObserver.observe(document.body, { childList: true, subtree: true })
  resizeObserver.observe(document.body)
  adjust()
  return stop
}

/** In ms: how long the heading is focused again if late content replaces it. */
const refocusPeriodMs = 5000

/**
 * Focuses the page's heading once it is rendered, and again if late content replaces it. Refocusing ends after 5 s, because it
 * would interrupt a screen reader that has started to read (PAGE-15).
 */
export function focusHeading(onFound: () => void): () => void {
  let timer = 0
  const stop = runUntilInteraction(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || (timer > 0 && document.activeElement !== document.body)) return
    heading.focus({ preventScroll: true })
    if (timer > 0) return
    timer = window.setTimeout(() => stop(), refocusPeriodMs)
    onFound()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Scrolls to the section with the id, and again while content above the section is loading (PAGE-3). */
function scrollToSection(id: string, onFound: () => void): () => void {
  let isFound = false
  return runUntilInteraction(() => {
    const section = document.getElementById(id)
    if (!section) return
    section.scrollIntoView()
    if (!isFound) onFound()
    isFound = true
  })
}

/**
 * Whether the navigation comes from a link to the current page, with the same query string or without one (PAGE-3). Search and
 * sort, which replace the query string of a list, don't count. Neither do Back and Forward, whose navigation type is POP.
 */
const isLinkToSamePage = (from: Location, to: Location, navigationType: NavigationType): boolean =>
  from.key !== to.key &&
  navigationType !== 'POP' &&
  (from.search === to.search || (to.search === '' && navigationType === 'PUSH'))

/**
 * Scrolls, moves focus and announces the page on navigation (PAGE-3). A new path, or a link to the current page, scrolls to the
 * top, focuses the heading and announces the title. A hash scrolls to its section. If only the query string changes, nothing
 * happens, even if the URL has a hash.
 */
export function RouteEffects() {
  const location = useLocation()
  const navigationType = useNavigationType()
  const previousLocationRef = useRef<Location | null>(null)

  // Lets the browser restore the scroll position only after a reload. On Back, the browser would restore it after the effect
  // below has scrolled to the top.
  useEffect(() => {
    const disableScrollRestoration = () => void (history.scrollRestoration = 'manual')
    const enableScrollRestoration = () => void (history.scrollRestoration = 'auto')
    disableScrollRestoration()
    addEventListener('pageshow', disableScrollRestoration)
    addEventListener('pagehide', enableScrollRestoration)
    return () => {
      enableScrollRestoration()
      removeEventListener('pageshow', disableScrollRestoration)
      removeEventListener('pagehide', enableScrollRestoration)
    }
  }, [])

  useEffect(() => {
    const previousLocation = previousLocationRef.current
    previousLocationRef.current = location
    const { pathname, hash } = location
    const announceTitle = () => announce(document.title)
    const isNewPath = previousLocation !== null && previousLocation.pathname !== pathname
    const isQueryReplaced =
      navigationType === 'REPLACE' &&
      previousLocation?.pathname === pathname &&
      previousLocation.search !== location.search
    if (hash && !isQueryReplaced) return scrollToSection(hash.slice(1), isNewPath ? announceTitle : () => undefined)
    if (!isNewPath && !(previousLocation && isLinkToSamePage(previousLocation, location, navigationType))) return
    scrollTo(0, 0)
    return focusHeading(announceTitle)
  }, [location, navigationType])

  return null
}
