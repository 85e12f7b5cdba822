import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Money.css.ts'
import { formatDollars } from '#src/format/numbers.ts'

export interface MoneyProps {
  /** Whole cents; null if the amount is unknown (DATA-2). */
  cents: number | null
  /** Shown if the amount is unknown. */
  unavailable?: ReactNode
  /** text: like the surrounding text. medium: 28 px. large: 28 to 40 px. */
  size?: keyof typeof css.size
}

/** An amount in dollars; the only component that writes "$" (SHOP-9). A number that is not finite counts as unknown. */
export function Money({ cents, unavailable = null, size = 'text' }: MoneyProps) {
  if (cents === null || !Number.isFinite(cents)) return <span className={css.text}>{unavailable}</span>
  return <span className={css.size[size]}>{formatDollars(cents)}</span>
}
