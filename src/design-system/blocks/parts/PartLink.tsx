import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as css from '#src/design-system/blocks/parts/PartLink.css.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { pageAt } from '#src/domain/pages.ts'
import { fromList, toPartUrl } from '#src/domain/paths.ts'

interface PartLinkProps {
  id: string
  /** The link covers the picture of the card around it. */
  withPicture?: boolean
  children: ReactNode
}

/**
 * Opens a part to read: its name on a card, whose picture belongs to the link too, or in a row (ORDER-16). A component of its own,
 * because it renders again with the address, and the card need not.
 */
export function PartLink({ id, withPicture = true, children }: PartLinkProps) {
  const { pathname, search } = useLocation()
  const isOnTools = pageAt(pathname) === 'parts'
  return (
    <Link
      className={cx(css.link, withPicture && css.overPicture)}
      to={toPartUrl(id, isOnTools ? search : '')}
      state={isOnTools ? fromList : undefined}
    >
      {children}
    </Link>
  )
}
