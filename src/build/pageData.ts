import { brand } from '#src/copy/brand.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { productList } from '#src/routes/productData.ts'
import { pageDataId, toJson, type StructuredData } from '#src/routes/structuredData.tsx'
import { catalogueId } from '#src/adapters/pageCatalogue.ts'

/** Describes the shop for search engines (PAGE-6). @param url the absolute address of Home */
export function organization(url: string): StructuredData {
  const [streetAddress, addressLocality, addressCountry] = brand.address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url,
    logo: `${url}favicon.svg`,
    email: brand.email,
    address: { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry },
  }
}

const script = (type: string, id: string, data: object) => `<script type="${type}" id="${id}">${toJson(data)}</script>`

/**
 * The snapshot of the parts in a page: its rows for the app, and for search engines, which the app replaces by those of the
 * API (DATA-20). Beside each other, because both hold the same texts: compressed, the second costs nearly nothing.
 * @param site the shop's URL, with a slash at its end
 */
export function snapshotScripts(catalogue: Catalogue, site: string): string {
  const products = productList(catalogue.parts, { site, catalogue, takenAt: catalogue.takenAt })
  return script('application/json', catalogueId, catalogue) + script('application/ld+json', pageDataId, products)
}
