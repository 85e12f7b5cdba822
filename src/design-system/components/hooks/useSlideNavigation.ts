import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

const swipeThresholdPx = 48

/**
 * Changes slides on arrow keys and on horizontal swipes. Dragging with a mouse selects text instead. The element needs
 * `touch-action: pan-y`, so that the browser doesn't handle horizontal touches itself.
 * @param onChangeSlide called with 1 for the next slide (right key, swipe to the left), -1 for the previous slide
 * @returns event handlers for the element
 */
export function useSlideNavigation(onChangeSlide: (direction: 1 | -1) => void) {
  const touchStartRef = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      // With a modifier key, an arrow key is a browser shortcut: Alt means Back or Forward.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onChangeSlide(event.key === 'ArrowRight' ? 1 : -1)
    },
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      touchStartRef.current = isPrimary && pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const deltaX = clientX - (touchStartRef.current?.x ?? clientX)
      const deltaY = clientY - (touchStartRef.current?.y ?? clientY)
      touchStartRef.current = null
      if (Math.abs(deltaX) < swipeThresholdPx || Math.abs(deltaX) < Math.abs(deltaY)) return
      onChangeSlide(deltaX < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      touchStartRef.current = null
    },
  }
}
