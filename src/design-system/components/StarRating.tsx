import * as css from '#src/design-system/components/StarRating.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface StarRatingProps {
  /** 0 to 5 in half steps. */
  value: number
  /** The value in words: "3.5 out of 5". */
  label: string
}

const whole = 'M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 15l-5.4 3 1.2-6-4.5-4.2 6.1-.7z'
const half = 'M10 1.5L7.4 7.1l-6.1.7 4.5 4.2-1.2 6L10 15z'
const stars = [1, 2, 3, 4, 5] as const

export interface StarsProps {
  /** 0 to 5 in half steps. */
  value: number
  size: keyof typeof css.size
}

/** The five stars alone, as decoration: what stands around them says the value. */
export function Stars({ value, size }: StarsProps) {
  return stars.map((star) => (
    <svg key={star} className={join(css.star, css.size[size])} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {value >= star - 0.5 && <path className={css.filled} d={value >= star ? whole : half} />}
      <path className={value >= star - 0.5 ? css.edge : css.emptyEdge} d={whole} />
    </svg>
  ))
}

/** How many of five stars somebody gave: to be read, not to be changed (SHOP-2, reviews). */
export function StarRating({ value, label }: StarRatingProps) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      <Stars value={value} size="text" />
    </span>
  )
}
