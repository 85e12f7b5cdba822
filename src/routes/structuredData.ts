import { brand } from '#src/copy/brand.ts'
import { parts as copy } from '#src/copy/publicPages.ts'
import { purchaseBlock, type Part } from '#src/domain/part.ts'

/** A schema.org object, for search engines. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>

/**
 * Describes the shop (PAGE-6).
 * @param site absolute addresses of Home and of the logo
 */
export function organization({ url, logo }: { url: string; logo: string }): StructuredData {
  const [streetAddress, addressLocality, addressCountry] = brand.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url,
    logo,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry },
  }
}

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

/**
 * Describes the parts, in the catalogue's order.
 * @param limit the maximum number of parts
 */
export const productList = (parts: readonly Part[], limit: number): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: parts
    .slice(0, limit)
    .map((part, index) => ({ '@type': 'ListItem', position: index + 1, item: product(part) })),
})

/** Converts data to JSON for an HTML script element. Escapes `<`, so no text of the server can close the element. */
export const toJsonLd = (data: StructuredData): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
