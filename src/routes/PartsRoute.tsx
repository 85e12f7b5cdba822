import { useGetPartsQuery } from '#src/api/parts.ts'
import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { partList } from '#src/domain/lists.ts'
import { JsonLd, productList } from '#src/routes/structuredData.tsx'
import { useCsv } from '#src/routes/useCsv.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'
import { useLoadable } from '#src/routes/useLoadable.ts'

/** Most parts in the structured data: it must stay small for 10,000 parts. */
const maxListedParts = 100

const loadSave = async () => (await import('#src/routes/csvTables.ts')).saveParts

/** The Tools page; search and sort are in the URL (ORDER-9). */
export function PartsRoute() {
  const search = useListQuery(partList)
  const parts = useLoadable(useGetPartsQuery())
  const csv = useCsv(loadSave)
  return (
    <>
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, maxListedParts)} />}
      <PartsScreen parts={parts} search={search} csv={csv} />
    </>
  )
}
