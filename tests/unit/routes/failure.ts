import type { ApiError } from '#src/api/apiError.ts'

/** A failed call as its endpoint reports it. */
export const failure = (kind: ApiError['kind']): ApiError => ({ kind, status: null })
