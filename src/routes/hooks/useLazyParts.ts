import { useState } from 'react'
import { useGetPartsQuery } from '#src/api/parts.ts'
import type { LazyCatalogue } from '#src/design-system/blocks/parts/StartFromPart.tsx'
import { useLoadable } from '#src/routes/hooks/useLoadable.ts'

/** Loads all parts on demand for the Add New Product page, because few new parts are copied from existing parts. */
export function useLazyParts(): LazyCatalogue {
  const [isRequested, setIsRequested] = useState(false)
  return { parts: useLoadable(useGetPartsQuery(undefined, { skip: !isRequested })), load: () => setIsRequested(true) }
}
