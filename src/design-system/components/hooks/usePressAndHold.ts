import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const holdDelayMs = 400
const repeatIntervalMs = 60

/**
 * Repeats an action while a button is held down with a pointer, unless the touch becomes a scroll. Clicks, keys and assistive
 * technology trigger the action once.
 * @returns props for a button
 */
export function usePressAndHold(onPress: () => void) {
  const latestOnPress = useRef(onPress)
  const timer = useRef(0)
  const isHeld = useRef(false)
  useEffect(() => void (latestOnPress.current = onPress))

  const stop = () => clearTimeout(timer.current)
  useEffect(() => stop, [])

  const repeat = () => {
    isHeld.current = true
    latestOnPress.current()
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
      // Ignore the click event at the end of a hold. A click event caused by a key has detail 0.
      if (!isHeld.current || detail === 0) latestOnPress.current()
      isHeld.current = false
    },
    // Prevents the context menu that phones open on a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
