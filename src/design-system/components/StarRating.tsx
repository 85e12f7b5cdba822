import * as css from '#src/design-system/components/StarRating.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

const fullStar = 'M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 15l-5.4 3 1.2-6-4.5-4.2 6.1-.7z'
const halfStar = 'M10 1.5L7.4 7.1l-6.1.7 4.5 4.2-1.2 6L10 15z'
const stars = [1, 2, 3, 4, 5] as const

export interface StarsProps {
  /** From 0 to 5 in half steps. */
  value: number
  size: keyof typeof css.size
}

/** Five decorative stars. The component around them exposes the value to assistive technology. */
export function Stars({ value, size }: StarsProps) {
  return stars.map((star) => (
    <svg key={star} className={cx(css.star, css.size[size])} viewBox="0 0 20 20" aria-hidden="true">
      {value >= star - 0.5 && <path className={css.filled} d={value >= star ? fullStar : halfStar} />}
      <path className={value >= star - 0.5 ? css.outline : css.emptyOutline} d={fullStar} />
    </svg>
  ))
}

export interface StarRatingProps extends Pick<StarsProps, 'value'> {
  /** For example "3.5 out of 5". */
  label: string
}

/** A read-only rating. */
export function StarRating({ value, label }: StarRatingProps) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      <Stars value={value} size="text" />
    </span>
  )
}
