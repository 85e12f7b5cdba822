import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Text.css.ts'
import { formatDollars, formatPrice } from '#src/lib/formatNumber.ts'

/** `cents` is an amount in whole cents, and `price` the price of one piece in dollars (DATA-3). Unknown amounts are null. */
type Amount = { cents: number | null; price?: undefined } | { price: number | null; cents?: undefined }

export type MoneyProps = Amount & {
  /** Shown instead of an unknown amount. */
  fallback?: ReactNode
  /** text: as large as the surrounding text. title: 28 px. large: 28 to 40 px. */
  size?: keyof typeof css.amount
}

const formatAmount = ({ cents = null, price = null }: Amount): string | null => {
  if (cents !== null && Number.isFinite(cents)) return formatDollars(cents)
  return price !== null && Number.isFinite(price) ? formatPrice(price) : null
}

/** An amount in dollars. Use it for every amount (SHOP-9). A number that is not finite counts as unknown. */
export function Money({ fallback = null, size = 'text', ...amount }: MoneyProps) {
  const text = formatAmount(amount)
  return <span className={text === null ? css.unavailable : css.amount[size]}>{text ?? fallback}</span>
}
