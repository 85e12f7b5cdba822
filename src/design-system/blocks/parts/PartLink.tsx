import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as css from '#src/design-system/blocks/parts/PartLink.css.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { pageAt } from '#src/domain/pages.ts'
import { fromListState, toPartUrl } from '#src/domain/paths.ts'

interface PartLinkProps {
  id: string
  /** The link covers the picture of the card around it. */
  withPicture?: boolean
  children: ReactNode
}

/**
 * The name of a part, on a card or in a row, as a link that opens its details (ORDER-16). A component of its own, because it
 * renders again when the URL changes, and the card need not.
 */
export function PartLink({ id, withPicture = true, children }: PartLinkProps) {
  const { pathname, search } = useLocation()
  const isOnPartsPage = pageAt(pathname) === 'parts'
  return (
    <Link
      className={cx(css.link, withPicture && css.overPicture)}
      to={toPartUrl(id, isOnPartsPage ? search : '')}
      state={isOnPartsPage ? fromListState : undefined}
    >
      {children}
    </Link>
  )
}
