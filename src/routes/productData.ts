import { parts as copy } from '#src/copy/publicPages.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'
import type { StructuredData } from '#src/routes/structuredData.tsx'

/** A part that can't be ordered gets no offer (DATA-2, ORDER-1). JSON leaves out the undefined fields. */
export const product = (part: Part) => ({
  '@type': 'Product',
  name: part.name || copy.unnamed,
  description: part.description || undefined,
  image: part.image ?? undefined,
  offers:
    part.price === null || purchaseBlock(part)
      ? undefined
      : {
          '@type': 'Offer',
          price: String(part.price),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
})

/** Describes the parts, in the catalogue's order. @param limit the maximum number of parts */
export const productList = (parts: readonly Part[], limit: number): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: parts
    .slice(0, limit)
    .map((part, index) => ({ '@type': 'ListItem', position: index + 1, item: product(part) })),
})
