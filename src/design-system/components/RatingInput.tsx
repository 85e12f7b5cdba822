import { useRef, useState, type PointerEvent } from 'react'
import { FieldFrame } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/RatingInput.css.ts'
import { Stars } from '#src/design-system/components/StarRating.tsx'

export interface RatingInputProps {
  label: string
  /** From 0 to 5 in half steps. */
  value: number
  /** Called on every key press, and when the pointer is released. */
  onChange: (value: number) => void
  getValueText: (value: number) => string
  hint?: string
}

const maxRating = 5
/** The number of possible ratings, including zero. */
const valueCount = 2 * maxRating + 1

/**
 * A field for a rating in half stars, set by mouse, touch or keyboard (PEOPLE-2). A native range input provides the role, the
 * keys and the screen reader support. The stars handle pointer events themselves, because on some phones only the thumb of a
 * range input can be dragged. The value changes when the pointer is released. A touch that becomes a scroll changes nothing.
 */
export function RatingInput({ label, value, onChange, getValueText, hint }: RatingInputProps) {
  const inputRef = useRef<HTMLInputElement>(null)

  const [previewedRating, setPreviewedRating] = useState<number | null>(null)
  const displayedRating = previewedRating ?? value

  const getRating = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.ceil(((clientX - left) / width) * valueCount) - 1
    return Math.min(Math.max(index, 0), valueCount - 1) / 2
  }

  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <div className={css.line}>
          <div
            role="presentation"
            className={css.stars}
            // Prevents a click on the stars from taking the focus away from the slider.
            onMouseDown={(event) => event.preventDefault()}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setPreviewedRating(getRating(event))
            }}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) setPreviewedRating(getRating(event))
            }}
            onPointerUp={(event) => {
              setPreviewedRating(null)
              if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
              inputRef.current?.focus()
              onChange(getRating(event))
            }}
            // The browser has taken over the gesture, for example to scroll.
            onPointerCancel={() => setPreviewedRating(null)}
          >
            <input
              {...control}
              ref={inputRef}
              className={css.input}
              type="range"
              min={0}
              max={maxRating}
              step={0.5}
              value={displayedRating}
              aria-valuetext={getValueText(displayedRating)}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
            <Stars value={displayedRating} size="target" />
          </div>
          <span className={css.valueText} aria-hidden="true">
            {getValueText(displayedRating)}
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
