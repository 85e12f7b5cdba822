import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { addressesOf, pageNames, pages } from '#src/domain/pages.ts'
import { organization, toJsonLd } from '#src/domain/structuredData.ts'
import { readConfig } from '#src/platform/real/config.ts'
import { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'

/** The addresses that get a file (SPEED-3), and the module whose chunk each of them needs. */
export const prerendered = pageNames
  .filter((name) => pages[name].prerender)
  .flatMap((name) => {
    const module = `routes/${name.charAt(0).toUpperCase()}${name.slice(1)}Route.tsx`
    return addressesOf(name).map((path) => ({ path, module }))
  })

const base = import.meta.env.BASE_URL

/** React puts what belongs into the document's head in front of the page. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/

/**
 * A page as its visitor sees it before anything was asked of anybody: no API, no session, no stored choice (SPEED-3).
 * @param path one of `prerendered`
 * @returns what goes into the file's head, and into its #root
 */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const platform = createRealPlatform(readConfig(import.meta.env))
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={base.replace(/\/$/, '') + path}>
        <App shop={createShop(platform)} />
      </StaticRouter>
    </StrictMode>,
    // or large pages are cut into pieces, which inline scripts put together
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  const tags = headTags.exec(html)?.[0] ?? ''
  const site = (platform.config.siteUrl ?? '') + base
  const shop = toJsonLd(organization({ url: site, logo: `${site}favicon.svg` }))
  // only pages that search engines may know have an address of their own; PageMeta takes over from here
  const data = tags.includes('rel="canonical"')
    ? `<script type="application/ld+json" data-until-started>${shop}</script>`
    : ''
  return { head: tags + data, body: html.slice(tags.length) }
}
