import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import * as css from '#src/design-system/blocks/parts/PartLink.css.ts'
import { Link } from '#src/design-system/components/Link.tsx'
import { pageAt } from '#src/domain/pages.ts'
import { fromList, toPartAddress } from '#src/domain/paths.ts'

/**
 * Opens a part to read: its name on a card, whose picture belongs to the link too (ORDER-16). A component of its own,
 * because it renders again with the address, and the card need not.
 */
export function PartLink({ id, children }: { id: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isOnTools = pageAt(pathname) === 'parts'
  return (
    <Link className={css.link} to={toPartAddress(id, isOnTools ? search : '')} state={isOnTools ? fromList : undefined}>
      {children}
    </Link>
  )
}
