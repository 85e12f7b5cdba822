import { useRef, type DragEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

/** The shortest horizontal movement that counts as a swipe, in px. */
const swipeThresholdPx = 48

/**
 * Changes slides by arrow keys and swipes. Vertical movements and clicks are not swipes; a swipe across a link does not
 * follow it. The element needs `touch-action: pan-y`, otherwise the browser handles horizontal movements itself.
 * @param onChangeSlide called with 1 for the next slide (right key, swipe to the left), -1 for the previous one
 * @returns handlers for the element; keys work while the focus is inside it
 */
export function useSlideNavigation(onChangeSlide: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const wasSwipe = useRef(false)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      // Alt with an arrow key is the browser's Back or Forward.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onChangeSlide(event.key === 'ArrowRight' ? 1 : -1)
    },
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null
      wasSwipe.current = false
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const deltaX = clientX - (start.current?.x ?? clientX)
      const deltaY = clientY - (start.current?.y ?? clientY)
      start.current = null
      if (Math.abs(deltaX) < swipeThresholdPx || Math.abs(deltaX) < Math.abs(deltaY)) return
      wasSwipe.current = true
      onChangeSlide(deltaX < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
    onClickCapture: (event: MouseEvent) => {
      // `detail` is 0 for a click by keyboard, which never follows a swipe.
      if (!wasSwipe.current || event.detail === 0) return
      wasSwipe.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // Stops the browser from dragging the picture or the link.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}
