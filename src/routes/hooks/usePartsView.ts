import { useLocation, useSearchParams } from 'react-router-dom'
import type { PartsView } from '#src/domain/part.ts'
import { useClientValue } from '#src/routes/hooks/useBrowserState.ts'
import { readPartsView, savePartsView } from '#src/routes/hooks/partsView.ts'

/**
 * Keeps the selected view of Tools in the URL, so that links include it, and in the browser's storage, for the next visit
 * (ORDER-23). Replaces the history entry, like searching.
 */
export function usePartsView() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const storedView = useClientValue<PartsView>(readPartsView, 'cards')
  const viewInUrl = params.get('view')
  const view: PartsView = viewInUrl === 'list' || viewInUrl === 'cards' ? viewInUrl : storedView
  return {
    view,
    setView(next: PartsView) {
      savePartsView(next)
      const search = new URLSearchParams(params)
      if (next === 'list') search.set('view', 'list')
      else search.delete('view')
      setParams(search, { replace: true, state })
    },
  }
}
