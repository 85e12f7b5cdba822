import { parts as partsCopy } from '#src/copy/publicPages.ts'
import { formatPageTitle } from '#src/copy/titles.ts'
import type { OpenPart } from '#src/design-system/blocks/parts/PartDetails.tsx'
import type { Part } from '#src/domain/part.ts'
import { hasPartPage } from '#src/domain/catalogue.ts'
import { paths, toPartUrl, toPartPagePath } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { PageMeta } from '#src/routes/PageMeta.tsx'
import { PartsJsonLd } from '#src/routes/PartsJsonLd.tsx'
import { toProduct } from '#src/routes/productData.ts'
import { JsonLd } from '#src/routes/structuredData.tsx'
import { usePublicUrl } from '#src/routes/hooks/usePublicUrl.ts'

const maxDescriptionLength = 200

/** @param path the path of the canonical URL */
export const PartMeta = ({ part: { name, description }, path }: { part: Part; path: string }) => (
  <PageMeta
    title={formatPageTitle(name || partsCopy.unnamed)}
    description={description.slice(0, maxDescriptionLength) || undefined}
    path={path}
  />
)

/** Describes the Tools page, or the open part, to search engines and link previews (ORDER-16). */
export function PartsMeta({ parts, openPart }: { parts: Loadable<readonly Part[]>; openPart: OpenPart | null }) {
  const { catalogue } = usePlatform()
  const site = usePublicUrl(paths.home)
  if (openPart?.part) {
    const { id } = openPart.part
    return (
      <>
        <PartMeta part={openPart.part} path={hasPartPage(catalogue, id) ? toPartPagePath(id) : toPartUrl(id)} />
        <JsonLd data={{ '@context': 'https://schema.org', ...toProduct(openPart.part, { site, catalogue }) }} />
      </>
    )
  }
  return (
    <>
      <PageMeta noindex={openPart !== null} />
      <PartsJsonLd parts={parts} />
    </>
  )
}
