import { useEffect, useRef, type RefObject } from 'react'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

/** The id of the app's live region. Without the app, as in most stories, nothing is announced. */
export const liveRegionId = 'announcements'

/** How long a message stays in the live region. If it stayed longer, screen reader users could come across it again. */
const removeMessageAfterMs = 5000

/**
 * Announces a text by adding it to the live region. The region is rendered with the app, because screen readers announce only
 * text that is added to an existing region (PAGE-15).
 */
export function announce(text: string): void {
  const message = document.createElement('p')
  message.textContent = text
  document.getElementById(liveRegionId)?.append(message)
  setTimeout(() => message.remove(), removeMessageAfterMs)
}

/** Returns the text of a node. Unlike in `textContent`, spaces separate the texts of different elements. */
const getSpokenText = (node: Node): string =>
  node instanceof Text ? node.data : Array.from(node.childNodes, getSpokenText).join(' ')

/**
 * Announces the text of an element when it appears or changes, except for prerendered text, which is read with the page.
 * @returns a ref for the element
 */
export function useAnnouncement(isEnabled = true): RefObject<HTMLDivElement | null> {
  const isHydrating = useIsHydrating()
  const ref = useRef<HTMLDivElement>(null)
  const lastAnnouncedText = useRef('')
  useEffect(() => {
    const text = isEnabled && ref.current ? getSpokenText(ref.current) : ''
    if (text !== '' && text !== lastAnnouncedText.current && !isHydrating) announce(text)
    lastAnnouncedText.current = text
  })
  return ref
}
