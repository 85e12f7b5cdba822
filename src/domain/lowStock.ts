import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'
import { withParams } from '#src/lib/url.ts'

/** The options of the filter, in pieces. 0 shows only sold-out parts. */
export const stockLimits = [0, 10, 50, 100, 500] as const

const defaultLimit = 50

/**
 * Returns the search parameters of the filter. Without a limit, the values are null, so that the parameters are removed from the
 * URL.
 */
export const toStockParams = (limit: number | null) =>
  limit === null ? { stock: null, limit: null } : { stock: 'low', limit: String(limit) }

export const lowStockUrl = `${paths.parts}?${withParams('', toStockParams(defaultLimit)).toString()}`

/**
 * Reads the filter from `?stock=low&limit=50` (ADMIN-22).
 * @returns null if the filter is not set
 */
export function readStockLimit(params: URLSearchParams): number | null {
  if (params.get('stock') !== 'low') return null
  const limit = params.get('limit') ?? ''
  return /^\d{1,9}$/.test(limit) ? Number(limit) : defaultLimit
}

/** Returns the parts with at most `limit` pieces left, or all parts if `limit` is null. */
export const selectLowStockParts = (parts: readonly Part[], limit: number | null): readonly Part[] =>
  limit === null ? parts : parts.filter(({ available }) => available <= limit)
