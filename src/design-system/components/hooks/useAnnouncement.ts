import { useEffect, useRef, type RefObject } from 'react'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

/** The id of the app's live region. Without the app, as in most stories, nothing is announced. */
export const liveRegionId = 'announcements'

/** After this time, in ms, a screen reader has read a message and would find it in the page a second time. */
const removalMs = 5000

/**
 * Adds a message to the live region, which is rendered with the app: screen readers announce only what is added to an existing
 * region (PAGE-15).
 * @returns a function that removes the message early
 */
export function announce(text: string): () => void {
  const message = document.createElement('p')
  message.textContent = text
  document.getElementById(liveRegionId)?.append(message)
  setTimeout(() => message.remove(), removalMs)
  return () => message.remove()
}

/** Separates the texts of different elements by a space, unlike `textContent`. */
const toSpokenText = (node: Node): string =>
  node instanceof Text ? node.data : Array.from(node.childNodes, toSpokenText).join(' ')

/**
 * Announces the text of an element when it appears or changes, except for prerendered text, which is read with the page.
 * @returns a ref for the element
 */
export function useAnnouncement(isPolite = true): RefObject<HTMLDivElement | null> {
  const isHydrating = useIsHydrating()
  const ref = useRef<HTMLDivElement>(null)
  const announced = useRef({ text: '', remove: () => {} })
  useEffect(() => {
    const text = isPolite && ref.current ? toSpokenText(ref.current) : ''
    if (text === announced.current.text) return
    announced.current.remove()
    announced.current = { text, remove: isHydrating ? () => {} : announce(text) }
  })
  useEffect(
    () => () => {
      announced.current.remove()
      announced.current.text = ''
    },
    [],
  )
  return ref
}
