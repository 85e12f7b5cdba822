import { useLocation, useSearchParams } from 'react-router-dom'
import { withParams } from '#src/lib/url.ts'

/**
 * Keeps filters in the URL. A change replaces the history entry, as a search does.
 * @returns the search parameters, and a function that sets parameters, or removes those whose new value is null
 */
export function useFilterParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const setFilters = (changes: Parameters<typeof withParams>[1]) =>
    setParams(withParams(params, changes), { replace: true, state })
  return [params, setFilters] as const
}
