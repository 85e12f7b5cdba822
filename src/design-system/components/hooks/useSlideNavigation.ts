import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

/** The shortest horizontal movement that counts as a swipe, in px. */
const swipeThresholdPx = 48

/**
 * Changes slides by arrow keys and by swipes of a finger; a mouse selects text. Vertical movements are not swipes. The element
 * needs `touch-action: pan-y`, otherwise the browser handles horizontal movements itself.
 * @param onChangeSlide called with 1 for the next slide (right key, swipe to the left), -1 for the previous one
 * @returns handlers for the element; keys work while the focus is inside it
 */
export function useSlideNavigation(onChangeSlide: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      // Alt with an arrow key is the browser's Back or Forward.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onChangeSlide(event.key === 'ArrowRight' ? 1 : -1)
    },
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const deltaX = clientX - (start.current?.x ?? clientX)
      const deltaY = clientY - (start.current?.y ?? clientY)
      start.current = null
      if (Math.abs(deltaX) < swipeThresholdPx || Math.abs(deltaX) < Math.abs(deltaY)) return
      onChangeSlide(deltaX < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
