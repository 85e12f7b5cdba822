import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Money.css.ts'

export interface MoneyProps {
  /** Whole cents; null when the amount is not known (DATA-2). */
  cents: number | null
  /** Shown in place of an amount that is null. */
  unavailable?: ReactNode
  /** As the text around it, 28 px, or up to 40 px. */
  size?: keyof typeof css.size
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The only place that writes "$" (SHOP-9). A number that is not finite counts as not known. */
export function Money({ cents, unavailable = null, size = 'text' }: MoneyProps) {
  if (cents === null || !Number.isFinite(cents)) return <span className={css.words}>{unavailable}</span>
  return <span className={css.size[size]}>{dollars.format(cents / 100)}</span>
}
