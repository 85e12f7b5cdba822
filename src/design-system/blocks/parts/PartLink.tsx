import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as css from '#src/design-system/blocks/parts/PartLink.css.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { findPage } from '#src/domain/pages.ts'
import { openedFromListState, toPartUrl } from '#src/domain/paths.ts'

interface PartLinkProps {
  id: string
  /** Whether the link also covers the picture of its card. */
  coversPicture?: boolean
  children: ReactNode
}

/**
 * The name of a part, on a card or in a row, as a link that opens the part's details (ORDER-16). The link is a separate
 * component, because it renders again whenever the URL changes, and the rest of the card should not.
 */
export function PartLink({ id, coversPicture = true, children }: PartLinkProps) {
  const { pathname, search } = useLocation()
  const isOnPartsPage = findPage(pathname) === 'parts'
  return (
    <Link
      className={cx(css.link, coversPicture && css.overPicture)}
      to={toPartUrl(id, isOnPartsPage ? search : '')}
      state={isOnPartsPage ? openedFromListState : undefined}
    >
      {children}
    </Link>
  )
}
