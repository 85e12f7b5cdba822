import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { descriptionOf, titleOf } from '#src/copy/titles.ts'
import { pageAt, pages } from '#src/domain/pages.ts'
import { usePublicUrl } from '#src/routes/hooks/usePublicUrl.ts'

export interface PageMetaProps {
  /** The document's complete title; by default the page's title from the table of pages. */
  title?: string
  /** What search results and previews say; by default the page's own description. */
  description?: string | undefined
  /** The path of the canonical URL; by default the page's own in the table, if search engines may show it. */
  path?: string | undefined
  /** Keeps a failed page from search engines. */
  noindex?: boolean
}

/**
 * Title and meta tags of the page at the current address, from the table of pages; "not found" at an unknown address.
 * Render exactly one at a time, because React moves each tag into the head without replacing others: the route table renders
 * it with the page, and a screen shown instead of the page (access, failure) renders its own.
 */
export function PageMeta({ title: ownTitle, description: ownText, path, noindex = false }: PageMetaProps) {
  const name = pageAt(useLocation().pathname)
  const page = name && pages[name]
  const title = ownTitle ?? titleOf(name)
  const description = ownText ?? descriptionOf(name)
  const canonical = path ?? (page?.isIndexed && page.path)
  // The HTML file has its own title and description for readers without scripts.
  useEffect(() => document.head.querySelectorAll('[data-until-started]').forEach((element) => element.remove()), [])

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && !noindex ? <CanonicalUrl path={canonical} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** The page's canonical URL. */
function CanonicalUrl({ path }: { path: string }) {
  const url = usePublicUrl(path)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  )
}
