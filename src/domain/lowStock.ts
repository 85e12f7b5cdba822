import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

/** The limits to select from, in pieces: 0 leaves only what is sold out. */
export const stockLimits = [0, 10, 50, 100, 500] as const

const defaultLimit = 50

/** Adds the filter to a query string, or removes it with null. @returns a copy */
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

/** Tools with the parts of which few are left. */
export const lowStockUrl = `${paths.parts}?${withStockLimit(new URLSearchParams(), defaultLimit).toString()}`

/** Reads `?stock=low&limit=50` (ADMIN-22). @returns null for all parts */
export function readStockLimit(params: URLSearchParams): number | null {
  if (params.get('stock') !== 'low') return null
  const limit = params.get('limit') ?? ''
  return /^\d{1,9}$/.test(limit) ? Number(limit) : defaultLimit
}

/** The parts of which no more than the limit are left; with null, all. */
export const selectLowStock = (parts: readonly Part[], limit: number | null): readonly Part[] =>
  limit === null ? parts : parts.filter(({ available }) => available <= limit)
