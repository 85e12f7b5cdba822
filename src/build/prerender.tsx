import { StrictMode, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { partCalls } from '#src/api/parts.ts'
import { reviewCalls } from '#src/api/reviews.ts'
import { App } from '#src/app/App.tsx'
import { toOrganization, renderSnapshotScripts } from '#src/build/pageData.ts'
import { createShop } from '#src/app/createShop.ts'
import { StartNotice } from '#src/design-system/blocks/shell/StartNotice.tsx'
import { getPagePaths, isPrerendered, pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { PartPage } from '#src/design-system/blocks/parts/PartPage.tsx'
import { toEmbeddedCatalogue, type Catalogue } from '#src/domain/catalogue.ts'
import { homePartCount, type Part } from '#src/domain/part.ts'
import { toPartPagePath } from '#src/domain/paths.ts'
import { PartMeta } from '#src/routes/PartsMeta.tsx'
import { toProduct } from '#src/routes/productData.ts'
import { toJson, type StructuredData } from '#src/routes/structuredData.tsx'
import { PlatformContext } from '#src/ports/PlatformContext.ts'
import { createRealPlatform } from '#src/adapters/createRealPlatform.ts'

/** The calls whose responses a public page shows first. They are prefetched (SPEED-13). */
const prefetchedCalls: Partial<Record<PageName, readonly { path: string }[]>> = {
  home: [partCalls.getParts, reviewCalls.getReviews],
  parts: [partCalls.getParts],
}

/** The paths to prerender, each with the module of its route and the complete URLs of its calls (SPEED-3). */
export const prerenderedPages = pageNames.filter(isPrerendered).flatMap((name) => {
  const module = `routes/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`
  const calls = prefetchedCalls[name]?.map((call) => __CONFIG__.apiUrl + call.path) ?? []
  return getPagePaths(name).map((path) => ({ path, name, module, calls }))
})

const base = import.meta.env.BASE_URL

/** The Purchase page's path without the part's id, and the complete URL of the list of parts. */
export const purchaseUrls = [
  base + pages.purchase.path.slice(1).replace(':id', ''),
  __CONFIG__.apiUrl + partCalls.getParts.path,
]

/** The HTML of the notice that every page shows if its scripts don't load (NET-7). */
export const scriptsFailedNoticeHtml = renderToStaticMarkup(<StartNotice />)

/** Matches the title, meta and link tags, which React renders first. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/

/** @throws the error from a component; React alone would render a spinner instead */
async function renderHeadAndBody(path: string, page: ReactNode): Promise<{ head: string; body: string }> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
        {page}
      </StaticRouter>
    </StrictMode>,
    // By default, React would split large pages into chunks that inline scripts assemble (SAFE-1).
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw errors[0]
  const html = await new Response(prelude).text()
  const head = headTags.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}

const toJsonLd = (data: StructuredData) => `<script type="application/ld+json">${toJson(data)}</script>`

const platform = createRealPlatform(__CONFIG__)
const site = (platform.config.siteUrl ?? '') + base

/**
 * Renders a page in its initial state: without API responses, a session or stored settings (SPEED-3).
 * @returns HTML for the head, for #root, and for the end of the body
 */
export async function renderPage({ path, name }: (typeof prerenderedPages)[number], snapshot: Catalogue | null) {
  const maxParts = name === 'home' ? homePartCount : undefined
  const catalogue = snapshot && name in prefetchedCalls ? toEmbeddedCatalogue(snapshot, maxParts) : null
  const { head, body } = await renderHeadAndBody(path, <App shop={createShop({ ...platform, catalogue })} />)
  // Only indexed pages have a canonical URL.
  const isIndexed = head.includes('rel="canonical"')
  return {
    head: isIndexed ? head + toJsonLd(toOrganization(site)) : head,
    body,
    data: catalogue ? renderSnapshotScripts(catalogue, site) : '',
  }
}

/** Renders a part's own page (PAGE-40). */
export async function renderPartPage(part: Part, catalogue: Catalogue) {
  const path = toPartPagePath(part.id)
  const { head, body } = await renderHeadAndBody(
    path,
    <PlatformContext value={platform}>
      <PartMeta part={part} path={path} />
      <PartPage part={part} snapshotTakenAt={catalogue.takenAt} />
    </PlatformContext>,
  )
  const product = toProduct(part, { site, catalogue, takenAt: catalogue.takenAt })
  return { head: head + toJsonLd({ '@context': 'https://schema.org', ...product }), body }
}
