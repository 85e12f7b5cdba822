import { useEffect, useSyncExternalStore } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { about } from '#src/copy/about.ts'
import { brand } from '#src/copy/brand.ts'
import { descriptions } from '#src/copy/meta.ts'
import { pageTitle, titles } from '#src/copy/titles.ts'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { pageAt, pages } from '#src/domain/pages.ts'
import { paths } from '#src/domain/paths.ts'
import { organization } from '#src/domain/structuredData.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { JsonLd } from '#src/routes/JsonLd.tsx'

export interface PageMetaProps {
  /** The document's whole title; the page's own when left out. */
  title?: string
  /** Keeps search engines out of a page that has failed. */
  noindex?: boolean
}

const never = () => () => undefined

/** @returns makes an address absolute; a page's file that was made without knowing its site has them as they are */
function useAbsolute(): (address: string) => string {
  const { siteUrl } = usePlatform().config
  const site = useSyncExternalStore(
    never,
    () => siteUrl ?? location.origin,
    () => siteUrl ?? '',
  )
  return (address) => URL.parse(address, site)?.href ?? address
}

/**
 * What the document's head says about the page at the current address, from the table of pages; at an unknown address,
 * that it was not found. Exactly one may stand in the document, for React moves it into the head as it is: the route
 * table renders it with the page, and what stands in a page's place (an access screen, a failure) renders its own.
 */
export function PageMeta({ title: ownTitle, noindex = false }: PageMetaProps) {
  const name = pageAt(useLocation().pathname)
  const page = name && pages[name]
  const title = ownTitle ?? page?.title ?? pageTitle(titles.notFound)
  const description = page?.description ?? descriptions.home
  // the page's file has a title and a description for the time before, and for readers without scripts
  useEffect(() => document.head.querySelectorAll('[data-until-started]').forEach((element) => element.remove()), [])

  const absolute = useAbsolute()

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute(pictures.about.webp)} />
      <meta property="og:image:width" content={String(pictures.about.width)} />
      <meta property="og:image:height" content={String(pictures.about.height)} />
      <meta property="og:image:alt" content={about.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {page?.description && !noindex ? <PublicAddress path={page.path} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

function PublicAddress({ path }: { path: string }) {
  const absolute = useAbsolute()
  const url = absolute(useHref(path))
  const site = { url: absolute(useHref(paths.home)), logo: absolute(useHref('/favicon.svg')) }
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <JsonLd data={organization(site)} />
    </>
  )
}
