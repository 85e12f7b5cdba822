import { useLayoutEffect, useRef, useState } from 'react'
import * as css from '#src/design-system/components/ClampedText.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface ClampedTextProps {
  /** Anybody's text, in any script and of any length (PEOPLE-3). */
  children: string
  moreLabel: string
  lessLabel: string
  /** Id of whose text it is: read with the button. */
  describedBy?: string
}

/** Six lines of somebody's text, and a button for the rest where there is one. */
export function ClampedText({ children, moreLabel, lessLabel, describedBy }: ClampedTextProps) {
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const lines = text.current
    if (open || !lines) return
    const measure = () => setCut(lines.scrollHeight > lines.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(lines)
    return () => observer.disconnect()
  }, [open, children])

  // A long text that closes takes its button away upwards; the eye stays with it.
  useLayoutEffect(() => {
    if (!open && button.current === document.activeElement) button.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <>
      <p ref={text} dir="auto" className={join(css.text, !open && css.clamped)}>
        {children}
      </p>
      {cut && (
        <button
          ref={button}
          type="button"
          className={css.more}
          aria-expanded={open}
          aria-describedby={describedBy}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </button>
      )}
    </>
  )
}
