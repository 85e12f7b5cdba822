import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const holdDelayMs = 400
const repeatIntervalMs = 60

/**
 * Repeats an action while a pointer holds the button down, until a touch becomes a scroll. A click, a key and assistive
 * technology trigger it once.
 * @returns props for a button
 */
export function usePressAndHold(onPress: () => void) {
  const press = useRef(onPress)
  const timer = useRef(0)
  const isHeld = useRef(false)
  useEffect(() => void (press.current = onPress))

  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const repeat = () => {
    isHeld.current = true
    press.current()
    timer.current = window.setTimeout(repeat, repeatIntervalMs)
  }

  return {
    onPointerDown({ button, isPrimary }: PointerEvent) {
      isHeld.current = false
      stop()
      if (button === 0 && isPrimary) timer.current = window.setTimeout(repeat, holdDelayMs)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onClick({ detail }: MouseEvent) {
      stop()
      // Ignores the click that ends a hold. A key's click has detail 0.
      if (!isHeld.current || detail === 0) press.current()
      isHeld.current = false
    },
    // Phones open a context menu on a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
