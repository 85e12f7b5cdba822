import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { descriptionOf, titleOf } from '#src/copy/titles.ts'
import { findPage, pages } from '#src/domain/pages.ts'
import { usePublicUrl } from '#src/routes/hooks/usePublicUrl.ts'

export interface PageMetaProps {
  /** The complete document title. */
  title?: string
  /** The description for search results and link previews. */
  description?: string | undefined
  /** The path of the canonical URL. By default, only indexed pages have a canonical URL. */
  path?: string | undefined
  /** Keeps a failed page out of search engines. */
  noindex?: boolean
}

/**
 * Renders the title and meta tags of the current page, by default from the table of pages. Render exactly one at a time,
 * because React moves the tags into the head without replacing existing tags. The route table renders a PageMeta with each
 * page, and a screen that replaces the page (access, failure) renders its own.
 */
export function PageMeta({ title: ownTitle, description: ownDescription, path, noindex = false }: PageMetaProps) {
  const name = findPage(useLocation().pathname)
  const page = name && pages[name]
  const title = ownTitle ?? titleOf(name)
  const description = ownDescription ?? descriptionOf(name)
  const canonical = path ?? (page?.isIndexed && page.path)
  // Removes the HTML file's title and description, which are for clients that don't run scripts.
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

function CanonicalUrl({ path }: { path: string }) {
  const url = usePublicUrl(path)
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </>
  )
}
