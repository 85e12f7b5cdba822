import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** How long a button is pressed until it counts as held, and the time between two steps then, ms. */
const holdDelayMs = 400
const repeatIntervalMs = 60

/**
 * A press that is repeated while a pointer holds the button down. A short press, a key and assistive technology count once.
 * A touch that becomes a scroll stops it.
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
      // The click that ends a hold; a key's has no detail.
      if (!isHeld.current || detail === 0) press.current()
      isHeld.current = false
    },
    // A phone's long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
