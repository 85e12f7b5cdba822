import { useLocation, useSearchParams } from 'react-router-dom'
import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { partList } from '#src/domain/lists.ts'
import type { Part } from '#src/domain/part.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { PartsMeta } from '#src/routes/PartsMeta.tsx'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useLowStock } from '#src/routes/hooks/useLowStock.ts'
import { useParts } from '#src/routes/hooks/useParts.ts'
import { usePartsView } from '#src/routes/hooks/usePartsView.ts'
import { useOpenPartParam } from '#src/routes/hooks/useOpenPartParam.ts'

const saveParts: SaveListCsv<Part> = async (...args) => (await import('#src/routes/csvTables.ts')).saveParts(...args)

/** Keeps the filter for orderable parts in the URL. Replaces the history entry, like searching (ORDER-18). */
function useOnlyAvailable() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  return {
    isOn: params.get('available') === '1',
    setIsOn(isOn: boolean) {
      const next = new URLSearchParams(params)
      if (isOn) next.set('available', '1')
      else next.delete('available')
      setParams(next, { replace: true, state })
    },
  }
}

/** The Tools page. Search, sort, filters and the open part are in the URL (ORDER-9). */
export function PartsRoute() {
  const search = useListQuery(partList)
  const parts = useParts()
  const { isOn, setIsOn } = useOnlyAvailable()
  const { setLimit, ...lowStock } = useLowStock()
  const { view, setView } = usePartsView()
  const openPart = useOpenPartParam(parts)
  return (
    <>
      <PartsMeta parts={parts} openPart={openPart} />
      <PartsScreen
        parts={parts}
        search={search}
        csv={saveParts}
        availabilityFilter={{ isOn, onChange: setIsOn }}
        lowStockFilter={{ ...lowStock, onChange: setLimit }}
        view={view}
        onViewChange={setView}
        openPart={openPart}
      />
    </>
  )
}
