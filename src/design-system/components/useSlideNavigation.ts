import { useRef, type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** How far a pointer must go sideways to mean it, in px. */
const threshold = 48

/**
 * Turns something over by the arrow keys and by swipes. A swipe is told from a scroll and from a press, and a link that was
 * swiped across is not followed. The element needs `touch-action: pan-y`, or the browser takes the movement for itself.
 * @param onTurn 1 forwards (right key, swipe to the left), -1 backwards
 * @returns handlers for the element; keys work while the focus is inside it
 */
export function useSlideNavigation(onTurn: (direction: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const swiped = useRef(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      // Alt and an arrow is the browser's Back.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onTurn(event.key === 'ArrowRight' ? 1 : -1)
    },
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      from.current = isPrimary ? { x: clientX, y: clientY } : null
      swiped.current = false
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const x = clientX - (from.current?.x ?? clientX)
      const y = clientY - (from.current?.y ?? clientY)
      from.current = null
      if (Math.abs(x) < threshold || Math.abs(x) < Math.abs(y)) return
      swiped.current = true
      onTurn(x < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClickCapture: (event: MouseEvent) => {
      // A press of a key is a click that counts 0; no swipe ends in one.
      if (!swiped.current || event.detail === 0) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // A mouse would drag the picture or the link away instead.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
