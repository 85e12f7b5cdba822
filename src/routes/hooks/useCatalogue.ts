import { useState } from 'react'
import { useGetPartsQuery } from '#src/api/parts.ts'
import type { Catalogue } from '#src/design-system/blocks/parts/StartFromPart.tsx'
import { useLoadable } from '#src/routes/hooks/useLoadable.ts'

/** All parts, for Add New Product: most new parts need none of them, so they are loaded when they are needed. */
export function useCatalogue(): Catalogue {
  const [isNeeded, setIsNeeded] = useState(false)
  return { parts: useLoadable(useGetPartsQuery(undefined, { skip: !isNeeded })), load: () => setIsNeeded(true) }
}
