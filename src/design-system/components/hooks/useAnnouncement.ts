import { useEffect, useRef, type RefObject } from 'react'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

/** The id of the app's live region. Without the app, as in most stories, nothing is announced. */
export const liveRegionId = 'announcements'

/** By then, a screen reader has read the message, which it would otherwise find in the page a second time. */
const removeMessageAfterMs = 5000

/**
 * Adds a message to the live region, which is rendered with the app: screen readers announce only what is added to an existing
 * region (PAGE-15).
 */
export function announce(text: string): void {
  const message = document.createElement('p')
  message.textContent = text
  document.getElementById(liveRegionId)?.append(message)
  setTimeout(() => message.remove(), removeMessageAfterMs)
}

/** Separates the texts of different elements by a space, unlike `textContent`. */
const toSpokenText = (node: Node): string =>
  node instanceof Text ? node.data : Array.from(node.childNodes, toSpokenText).join(' ')

/**
 * Announces the text of an element when it appears or changes, except for prerendered text, which is read with the page.
 * @returns a ref for the element
 */
export function useAnnouncement(isEnabled = true): RefObject<HTMLDivElement | null> {
  const isHydrating = useIsHydrating()
  const ref = useRef<HTMLDivElement>(null)
  const lastText = useRef('')
  useEffect(() => {
    const text = isEnabled && ref.current ? toSpokenText(ref.current) : ''
    if (text !== '' && text !== lastText.current && !isHydrating) announce(text)
    lastText.current = text
  })
  return ref
}
