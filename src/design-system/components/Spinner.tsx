import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import * as css from '#src/design-system/components/Spinner.css.ts'
import { useSlow } from '#src/design-system/components/useSlow.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface SpinnerProps {
  /** What is loading. */
  label: string
  /** Replaces the label after 10 s (NET-1, STATE-10). */
  slowLabel: string
  /** How much space to reserve for the content that follows. */
  space?: keyof typeof css.space
}

// Five holes on a wheel's bolt circle; the first one is filled.
const holes = [0, 1, 2, 3, 4].map((index) => {
  const angle = (index / 5) * 2 * Math.PI - Math.PI / 2
  return { x: (32 + 18 * Math.cos(angle)).toFixed(2), y: (32 + 18 * Math.sin(angle)).toFixed(2) }
})

/** A loading indicator with a label. Appears after 150 ms. */
export function Spinner({ label, slowLabel, space = 'section' }: SpinnerProps) {
  const isSlow = useSlow()
  return (
    <div role="status" className={join(css.spinner, css.space[space])}>
      <svg className={join(css.mark, css.size[space])} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="8" />
        {holes.map(({ x, y }, index) => (
          <circle key={x} cx={x} cy={y} r="4.5" className={index === 0 ? css.bolt : undefined} />
        ))}
      </svg>
      <FigureLabel>{isSlow ? slowLabel : label}</FigureLabel>
    </div>
  )
}
