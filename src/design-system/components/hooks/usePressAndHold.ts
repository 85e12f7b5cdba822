import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const holdDelayMs = 400
const repeatIntervalMs = 60

/**
 * Repeats an action while a button is held down with a pointer, unless the touch becomes a scroll. Clicks, keys and assistive
 * technology trigger the action once.
 * @returns props for a button
 */
export function usePressAndHold(onPress: () => void) {
  const onPressRef = useRef(onPress)
  const timerRef = useRef(0)
  const wasHeldRef = useRef(false)
  useEffect(() => void (onPressRef.current = onPress))

  const stopRepeating = () => clearTimeout(timerRef.current)
  useEffect(() => stopRepeating, [])

  const pressRepeatedly = () => {
    wasHeldRef.current = true
    onPressRef.current()
    timerRef.current = window.setTimeout(pressRepeatedly, repeatIntervalMs)
  }

  return {
    onPointerDown({ button, isPrimary }: PointerEvent) {
      wasHeldRef.current = false
      stopRepeating()
      if (button === 0 && isPrimary) timerRef.current = window.setTimeout(pressRepeatedly, holdDelayMs)
    },
    onPointerUp: stopRepeating,
    onPointerCancel: stopRepeating,
    onPointerLeave: stopRepeating,
    onClick({ detail }: MouseEvent) {
      stopRepeating()
      // Ignore the click event at the end of a hold. A click event caused by a key has detail 0.
      if (!wasHeldRef.current || detail === 0) onPressRef.current()
      wasHeldRef.current = false
    },
    // Prevents the context menu that phones open on a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
