import { useGetPartsQuery } from '#src/api/parts.ts'
import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { partList } from '#src/domain/lists.ts'
import { productList } from '#src/domain/structuredData.ts'
import { JsonLd } from '#src/routes/JsonLd.tsx'
import { toLoadable } from '#src/routes/loadable.ts'
import { useListQuery } from '#src/routes/useListQuery.ts'

/** How many parts search engines are told about: enough for a page, and small where there are 10,000. */
const mostDescribed = 100

/** Tools, with its search and order in the query (SHOP-2, ORDER-9). */
export function PartsRoute() {
  const search = useListQuery(partList)
  const parts = toLoadable(useGetPartsQuery())
  return (
    <>
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, mostDescribed)} />}
      <PartsScreen parts={parts} search={search} />
    </>
  )
}
