import { useRef, type PointerEvent } from 'react'
import { FieldFrame, useFieldIds } from '#src/design-system/components/FieldFrame.tsx'
import * as css from '#src/design-system/components/RatingInput.css.ts'
import { Stars } from '#src/design-system/components/StarRating.tsx'

export interface RatingInputProps {
  label: string
  /** 0 to 5 in half steps. */
  value: number
  onChange: (value: number) => void
  /** A value in words: "3.5 out of 5 stars". */
  words: (value: number) => string
  hint?: string
}

const highest = 5
/** Half stars from left to right, the zero before the first one included. */
const places = 2 * highest + 1

/**
 * Stars to be given by pointer, finger and keys, as one slider in half steps (PEOPLE-2). The platform's own range input
 * brings role, keys and what screen readers do on phones; the stars take the pointer, for on some phones only its thumb would.
 */
export function RatingInput({ label, value, onChange, words, hint }: RatingInputProps) {
  const { id, described, frame } = useFieldIds(undefined, hint)
  const input = useRef<HTMLInputElement>(null)

  const take = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.ceil(((clientX - left) / width) * places) - 1
    onChange(Math.min(Math.max(place, 0), places - 1) / 2)
  }

  return (
    <FieldFrame {...frame} label={label} hint={hint}>
      <div className={css.line}>
        <div
          role="presentation"
          className={css.stars}
          // or the press would take the focus away from the slider again
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            input.current?.focus()
            take(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event)
          }}
        >
          <input
            {...described}
            ref={input}
            id={id}
            className={css.input}
            type="range"
            min={0}
            max={highest}
            step={0.5}
            value={value}
            aria-valuetext={words(value)}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <Stars value={value} size="target" />
        </div>
        <span className={css.words} aria-hidden="true">
          {words(value)}
        </span>
      </div>
    </FieldFrame>
  )
}
