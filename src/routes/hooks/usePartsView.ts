import type { PartsView } from '#src/domain/part.ts'
import { tryStorage } from '#src/lib/browserStorage.ts'
import { useClientValue } from '#src/lib/useClientValue.ts'
import { useFilterParams } from '#src/routes/hooks/useFilterParams.ts'

const storageKey = 'dhruva:parts-view'

/** @returns the view last selected in this browser; 'cards' if no view is stored or storage is blocked */
const readPartsView = (): PartsView =>
  tryStorage((storage) => storage.getItem(storageKey)) === 'list' ? 'list' : 'cards'

/**
 * Keeps the selected view of the Tools page in the URL, for links, and in the browser's storage, for the next visit
 * (ORDER-23).
 */
export function usePartsView() {
  const [params, setFilters] = useFilterParams()
  const storedView = useClientValue(readPartsView, 'cards')
  const viewInUrl = params.get('view')
  const view: PartsView = viewInUrl === 'list' || viewInUrl === 'cards' ? viewInUrl : storedView
  return {
    view,
    setView(next: PartsView) {
      tryStorage((storage) => (next === 'cards' ? storage.removeItem(storageKey) : storage.setItem(storageKey, next)))
      setFilters({ view: next === 'list' ? 'list' : null })
    },
  }
}
