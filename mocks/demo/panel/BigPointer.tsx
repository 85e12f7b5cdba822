import { useEffect, useRef, useState } from 'react'
import * as css from '#mocks/demo/panel/BigPointer.css.ts'

/** A large ring that follows the pointer and marks each press, so that an audience can follow. Takes no events itself. */
export function BigPointer() {
  const ring = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const [presses, setPresses] = useState(0)

  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      setIsShown(true)
      ring.current?.style.setProperty('translate', `${clientX}px ${clientY}px`)
    }
    const press = (event: PointerEvent) => {
      follow(event)
      setIsPressed(true)
      setPresses((count) => count + 1)
    }
    const release = () => setIsPressed(false)
    const leave = () => setIsShown(false)
    const abort = new AbortController()
    // Capture: components that stop an event must not stop the ring.
    const options = { capture: true, passive: true, signal: abort.signal }
    window.addEventListener('pointermove', follow, options)
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', release, options)
    window.addEventListener('pointercancel', release, options)
    document.documentElement.addEventListener('pointerleave', leave, { signal: abort.signal })
    return () => abort.abort()
  }, [])

  return (
    <div ref={ring} className={css.ring} hidden={!isShown} data-pressed={isPressed || undefined} aria-hidden="true">
      {presses > 0 && <span key={presses} className={css.wave} />}
    </div>
  )
}
