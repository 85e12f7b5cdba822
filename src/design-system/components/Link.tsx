import type { MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import * as css from '#src/design-system/components/Text.css.ts'

export interface LinkProps {
  children: ReactNode
  to: string
  state?: unknown
  className: string
  'aria-current'?: 'page' | 'true' | undefined
  'aria-describedby'?: string | undefined
}

/**
 * An unstyled link to a page of the app. It uses the router's hooks, because the router's own Link would add the prefetching
 * code of data routers to the first load (SPEED-1).
 */
export function Link({ to, state, children, ...attributes }: LinkProps) {
  const navigate = useLinkClickHandler(to, { state })
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // For these clicks, the browser opens a new tab or window, or downloads the page.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    afterPaint(() => navigate(event))
  }
  return (
    <a {...attributes} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  )
}

export interface TextLinkProps {
  children: ReactNode
  /** A path of the app. Pass either `to` or `href`. */
  to?: string
  /** Any other URL, such as `mailto:` or `#section`. Validate a URL that users entered before passing it (PEOPLE-4). */
  href?: string
  state?: unknown
}

/** An underlined link in running text. */
export function TextLink({ children, to, href, state }: TextLinkProps) {
  if (to === undefined) {
    return (
      <a className={css.link} href={href}>
        {children}
      </a>
    )
  }
  return (
    <Link className={css.link} to={to} state={state}>
      {children}
    </Link>
  )
}
