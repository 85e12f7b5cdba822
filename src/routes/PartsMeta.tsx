import { parts as copy } from '#src/copy/publicPages.ts'
import { pageTitle } from '#src/copy/titles.ts'
import type { ShownPart } from '#src/design-system/blocks/parts/PartReader.tsx'
import type { Part } from '#src/domain/part.ts'
import { paths, toPartAddress } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'
import { JsonLd } from '#src/routes/structuredData.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { product, productList } from '#src/routes/productData.ts'

/** Most parts in the structured data: it must stay small for 10,000 parts. */
const maxListedParts = 100

/** Longest description of a part in search results and previews. */
const maxDescription = 200

/** Title and data of Tools for search engines and previews: the list's, or those of the part that is read (ORDER-16). */
export function PartsMeta({ parts, shown }: { parts: Loadable<readonly Part[]>; shown: ShownPart | null }) {
  if (shown?.part) {
    const { id, name, description } = shown.part
    return (
      <>
        <PageMeta
          title={pageTitle(name || copy.unnamed)}
          description={description.slice(0, maxDescription) || undefined}
          search={toPartAddress(id).slice(paths.parts.length)}
        />
        <JsonLd data={{ '@context': 'https://schema.org', ...product(shown.part) }} />
      </>
    )
  }
  return (
    <>
      <PageMeta noindex={shown !== null} />
      {parts.state === 'ready' && <JsonLd data={productList(parts.value, maxListedParts)} />}
    </>
  )
}
