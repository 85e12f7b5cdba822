import { useEffect, useState } from 'react'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'
import { getDisplayedSnapshot, type Loadable } from '#src/domain/status.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import type { toProductList } from '#src/routes/productData.ts'
import { JsonLd } from '#src/routes/structuredData.tsx'
import { usePublicUrl } from '#src/routes/hooks/usePublicUrl.ts'

/**
 * Describes the parts to search engines as structured data. The code for this loads after the page has started (SPEED-1).
 * @param limit the maximum number of parts
 */
export function PartsJsonLd({ parts, limit }: { parts: Loadable<readonly Part[]>; limit?: number }) {
  const { catalogue } = usePlatform()
  const site = usePublicUrl(paths.home)
  const [buildData, setBuildData] = useState<typeof toProductList | null>(null)
  useEffect(() => {
    import('#src/routes/productData.ts').then(
      (module) => setBuildData(() => module.toProductList),
      () => undefined,
    )
  }, [])
  if (!buildData || parts.state !== 'ready') return null
  const takenAt = getDisplayedSnapshot(parts)?.takenAt
  return <JsonLd data={buildData(parts.value, { site, catalogue, takenAt }, limit)} />
}
