import { useEffect, useState } from 'react'
import { partsOnHome, type Part } from '#src/domain/part.ts'
import { JsonLd, type StructuredData } from '#src/routes/structuredData.tsx'

/** The parts on Home for search engines. Its code comes after the parts: people don't wait for it (SPEED-1). */
export function HomeData({ parts }: { parts: readonly Part[] }) {
  const [data, setData] = useState<StructuredData | null>(null)
  useEffect(() => {
    import('#src/routes/productData.ts').then(
      ({ productList }) => setData(productList(parts, partsOnHome)),
      () => undefined,
    )
  }, [parts])
  return data && <JsonLd data={data} />
}
