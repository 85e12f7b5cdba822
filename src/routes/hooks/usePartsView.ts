import { useLocation, useSearchParams } from 'react-router-dom'
import type { PartsView } from '#src/domain/part.ts'
import { useClientValue } from '#src/routes/hooks/useBrowserState.ts'
import { readPartsView, savePartsView } from '#src/routes/hooks/partsView.ts'

/**
 * Cards or a list (ORDER-23). The URL's `?view=list` is for links; without it the view is what this browser has chosen last. It
 * replaces the history entry, as a search does.
 */
export function usePartsView() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const stored = useClientValue<PartsView>(readPartsView, 'cards')
  const named = params.get('view')
  const view: PartsView = named === 'list' || named === 'cards' ? named : stored
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
