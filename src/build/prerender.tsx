import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { partCalls } from '#src/api/parts.ts'
import { reviewCalls } from '#src/api/reviews.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { brand } from '#src/copy/brand.ts'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import { addressesOf, isPrerendered, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { toJsonLd, type StructuredData } from '#src/routes/structuredData.tsx'
import { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'

/** What public pages show first, to be asked for early (SPEED-13). */
const firstCalls: Partial<Record<PageName, readonly { path: string }[]>> = {
  home: [partCalls.getParts, reviewCalls.getReviews],
  parts: [partCalls.getParts],
}

/** The addresses to prerender (SPEED-3), each with the module of its route and the complete addresses of its calls. */
export const prerendered = pageNames.filter(isPrerendered).flatMap((name) => {
  const module = `routes/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`
  const calls = firstCalls[name]?.map((call) => realConfig.apiUrl + call.path) ?? []
  return addressesOf(name).map((path) => ({ path, module, calls }))
})

const base = import.meta.env.BASE_URL

/** The path of Purchase without the part's id, and the complete URL of the list that has the part. */
export const purchaseUrls = [
  base + pages.purchase.path.slice(1).replace(':id', ''),
  realConfig.apiUrl + partCalls.getParts.path,
]

/** What every page says when its scripts don't come (NET-7). */
export const startNotice = renderToStaticMarkup(<StartNotice />)

/** Describes the shop for search engines (PAGE-6). @param url the absolute address of Home */
function organization(url: string): StructuredData {
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

/** React renders title, meta and link tags before the page's other HTML. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/

/**
 * Renders a page in its initial state: no API answers, no session, no stored settings (SPEED-3).
 * @param path one of `prerendered`
 * @returns HTML for the file's head and for its #root
 * @throws the error of a component: React would show a spinner instead
 */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const platform = createRealPlatform(realConfig)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
        <App shop={createShop(platform)} />
      </StaticRouter>
    </StrictMode>,
    // Otherwise React splits large pages into chunks that inline scripts assemble (SAFE-1).
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  const tags = headTags.exec(html)?.[0] ?? ''
  const jsonLd = toJsonLd(organization((platform.config.siteUrl ?? '') + base))
  // Only indexed pages have a canonical address.
  const dataTag = tags.includes('rel="canonical"') ? `<script type="application/ld+json">${jsonLd}</script>` : ''
  return { head: tags + dataTag, body: html.slice(tags.length) }
}
