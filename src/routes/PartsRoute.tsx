import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { partList } from '#src/domain/lists.ts'
import type { Part } from '#src/domain/part.ts'
import type { SaveListCsv } from '#src/lib/csv.ts'
import { PartsMeta } from '#src/routes/PartsMeta.tsx'
import { useFilterParams } from '#src/routes/hooks/useFilterParams.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'
import { useLowStockFilter } from '#src/routes/hooks/useLowStockFilter.ts'
import { useParts } from '#src/routes/hooks/useParts.ts'
import { usePartsView } from '#src/routes/hooks/usePartsView.ts'
import { useOpenPartParam } from '#src/routes/hooks/useOpenPartParam.ts'

const saveParts: SaveListCsv<Part> = async (...args) => (await import('#src/routes/csvTables.ts')).saveParts(...args)

/** The Tools page. Search, sort, filters (ORDER-18) and the open part are in the URL (ORDER-9). */
export function PartsRoute() {
  const search = useListQuery(partList)
  const parts = useParts()
  const [params, setFilters] = useFilterParams()
  const { setLimit, ...lowStockFilter } = useLowStockFilter()
  const { view, setView } = usePartsView()
  const openPart = useOpenPartParam(parts)
  return (
    <>
      <PartsMeta parts={parts} openPart={openPart} />
      <PartsScreen
        parts={parts}
        search={search}
        csv={saveParts}
        availabilityFilter={{
          isOn: params.get('available') === '1',
          onChange: (isOn) => setFilters({ available: isOn ? '1' : null }),
        }}
        lowStockFilter={{ ...lowStockFilter, onChange: setLimit }}
        view={view}
        onViewChange={setView}
        openPart={openPart}
      />
    </>
  )
}
