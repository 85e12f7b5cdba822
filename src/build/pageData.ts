import { brand } from '#src/copy/brand.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { toProductList } from '#src/routes/productData.ts'
import { pageDataId, toJson, type StructuredData } from '#src/routes/structuredData.tsx'
import { catalogueElementId } from '#src/adapters/pageCatalogue.ts'

/**
 * Describes the shop for search engines.
 * @param url the absolute URL of Home
 */
export function toOrganization(url: string): StructuredData {
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

const toScriptTag = (type: string, id: string, data: object) =>
  `<script type="${type}" id="${id}">${toJson(data)}</script>`

/**
 * Renders the snapshot as two scripts: rows for the app, and structured data for search engines. The app later replaces the
 * structured data with current data (DATA-20). The scripts are adjacent, because both contain the same strings and compress well
 * together.
 * @param site the site's URL, with a trailing slash
 */
export function renderSnapshotScripts(catalogue: Catalogue, site: string): string {
  const products = toProductList(catalogue.parts, { site, catalogue, takenAt: catalogue.takenAt })
  return (
    toScriptTag('application/json', catalogueElementId, catalogue) +
    toScriptTag('application/ld+json', pageDataId, products)
  )
}
