import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

/** The options of the filter, in pieces. 0 shows only sold-out parts. */
export const stockLimits = [0, 10, 50, 100, 500] as const

const defaultLimit = 50

/** Returns a copy of the search parameters with the filter set, or without the filter if `limit` is null. */
export function withStockLimit(search: URLSearchParams, limit: number | null): URLSearchParams {
  const params = new URLSearchParams(search)
  params.delete('stock')
  params.delete('limit')
  if (limit !== null) {
    params.set('stock', 'low')
    params.set('limit', String(limit))
  }
  return params
}

export const lowStockUrl = `${paths.parts}?${withStockLimit(new URLSearchParams(), defaultLimit).toString()}`

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
export const selectLowStock = (parts: readonly Part[], limit: number | null): readonly Part[] =>
  limit === null ? parts : parts.filter(({ available }) => available <= limit)
