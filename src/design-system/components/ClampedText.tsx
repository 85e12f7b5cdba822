import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as css from '#src/design-system/components/Text.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface ClampedTextProps {
  /** User-written text of any length, in any script (PEOPLE-3). */
  children: string
  moreLabel: string
  lessLabel: string
  /** The id of an element that describes the button, such as the author's name. */
  describedBy?: string
}

/** User-written text clamped to six lines, with a button that shows the rest. */
export function ClampedText({ children, moreLabel, lessLabel, describedBy }: ClampedTextProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isClamped, setIsClamped] = useState(false)
  const paragraphRef = useRef<HTMLParagraphElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const paragraph = paragraphRef.current
    if (isOpen || !paragraph) return
    // Measure in an observer, whose callback runs after the layout and before the paint. Measuring directly in the effect
    // would force one layout per card.
    const observer = new ResizeObserver(() =>
      flushSync(() => setIsClamped(paragraph.scrollHeight > paragraph.clientHeight + 1)),
    )
    observer.observe(paragraph)
    return () => observer.disconnect()
  }, [isOpen, children])

  // Collapsing long text may move the button out of view, so scroll back to the button.
  useLayoutEffect(() => {
    if (!isOpen && buttonRef.current === document.activeElement) buttonRef.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <>
      <p ref={paragraphRef} dir="auto" className={cx(css.userText, !isOpen && css.clamp[6])}>
        {children}
      </p>
      {isClamped && (
        <button
          ref={buttonRef}
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-describedby={describedBy}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? lessLabel : moreLabel}
        </button>
      )}
    </>
  )
}
