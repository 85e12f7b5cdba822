import { parts as partsCopy } from '#src/copy/publicPages.ts'
import { hasPartPage, type Catalogue } from '#src/domain/catalogue.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { toPartPagePath } from '#src/domain/paths.ts'
import type { StructuredData } from '#src/routes/structuredData.tsx'

const dayMs = 24 * 3600 * 1000

export interface ProductSource {
  /** The shop's public URL, with a trailing slash. */
  site: string
  /** Determines which parts have a page of their own (PAGE-40). */
  catalogue: Catalogue | null | undefined
  /** When the snapshot was taken, in ms since 1970. Search engines may show its prices for one day (DATA-20). */
  takenAt?: number | undefined
}

/**
 * Describes a part as structured data. A part without a price has no offer, and a part that can't be ordered is out of stock
 * (ORDER-1). JSON omits undefined fields.
 */
export const toProduct = (part: Part, { site, catalogue, takenAt }: ProductSource) => ({
  '@type': 'Product',
  name: part.name || partsCopy.unnamed,
  description: part.description || undefined,
  image: part.image ?? undefined,
  url: hasPartPage(catalogue, part.id) ? site + toPartPagePath(part.id).slice(1) : undefined,
  offers:
    part.price === null
      ? undefined
      : {
          '@type': 'Offer',
          price: String(part.price),
          priceCurrency: 'USD',
          priceValidUntil: takenAt && new Date(takenAt + dayMs).toISOString(),
          availability: `https://schema.org/${findUnavailableReason(part) ? 'OutOfStock' : 'InStock'}`,
        },
})

/** Limits the structured data, because it is embedded in the HTML (SPEED-2). */
export const maxListedParts = 12

export const toProductList = (
  parts: readonly Part[],
  source: ProductSource,
  limit = maxListedParts,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: parts
    .slice(0, limit)
    .map((part, index) => ({ '@type': 'ListItem', position: index + 1, item: toProduct(part, source) })),
})
