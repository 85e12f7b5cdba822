import { useHref, useLocation } from 'react-router-dom'
import type { OpenPart } from '#src/design-system/blocks/parts/PartDetails.tsx'
import type { Part } from '#src/domain/part.ts'
import { hasPartPage } from '#src/domain/catalogue.ts'
import { paths, toPartUrl, toPartPagePath } from '#src/domain/paths.ts'
import { getDisplayedSnapshot, type Loadable } from '#src/domain/status.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { useCloseDialog } from '#src/routes/hooks/useCloseDialog.ts'

/**
 * Returns the part that the Tools page shows in a dialog, as selected in the URL (ORDER-16).
 * @param parts all parts, so that opening a part needs no request
 */
export function useOpenPartParam(parts: Loadable<readonly Part[]>): OpenPart | null {
  const params = new URLSearchParams(useLocation().search)
  const id = params.get('part')
  const { catalogue } = usePlatform()
  // A shared link leads to the part's own page, because a messenger's link preview runs no scripts and needs the title and
  // picture of the part (PAGE-40).
  const href = useHref(id !== null && hasPartPage(catalogue, id) ? toPartPagePath(id) : toPartUrl(id ?? ''))
  params.delete('part')
  const close = useCloseDialog(`${paths.parts}?${params.toString()}`)

  // No part opens from the snapshot, which may contain only the first parts, with old prices (DATA-20).
  if (id === null || parts.state !== 'ready' || getDisplayedSnapshot(parts)) return null
  const part = parts.value.find((row) => row.id === id) ?? null
  return { part, url: part ? location.origin + href : '', close }
}
