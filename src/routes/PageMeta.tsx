import { useEffect, useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import { about } from '#src/copy/about.ts'
import { brand } from '#src/copy/brand.ts'
import { descriptions } from '#src/copy/meta.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { pictures } from '#src/design-system/pictures/pictures.ts'
import { paths } from '#src/domain/paths.ts'
import { organization } from '#src/domain/structuredData.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { JsonLd } from '#src/routes/JsonLd.tsx'

export interface PageMetaProps {
  /** The document's whole title; the shop's own while a page is not known yet. */
  title?: string
  /** For search results and link previews; the shop's own when left out. */
  description?: string
  /** The page's one address below the shop's root, twins share it (PAGE-1). Without it, search engines stay out. */
  path?: string
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

/** What the document says about the page: exactly one per page, for React moves it into the head as it stands. */
export function PageMeta({ title = homeTitle, description = descriptions.home, path }: PageMetaProps) {
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
      {path === undefined ? <meta name="robots" content="noindex" /> : <PublicAddress path={path} />}
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
