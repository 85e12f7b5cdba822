import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

const swipeThresholdPx = 48

/**
 * Changes slides on arrow keys and on horizontal swipes of a finger; with a mouse, people select text. The element needs
 * `touch-action: pan-y`, because otherwise the browser handles horizontal movements.
 * @param onChangeSlide called with 1 for the next slide (right key, swipe to the left), -1 for the previous one
 * @returns handlers for the element
 */
export function useSlideNavigation(onChangeSlide: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      // Alt with an arrow key means Back or Forward.
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
