import { useHref, useLocation } from 'react-router-dom'
import type { ShownPart } from '#src/design-system/blocks/parts/PartReader.tsx'
import type { Part } from '#src/domain/part.ts'
import { paths, toPartAddress } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'
import { useCloseInUrl } from '#src/routes/useCloseInUrl.ts'

/**
 * The part that the URL of Tools opens over the list (ORDER-16).
 * @param parts all parts: a part to read makes no call of its own
 */
export function usePartInAddress(parts: Loadable<readonly Part[]>): ShownPart | null {
  const params = new URLSearchParams(useLocation().search)
  const id = params.get('part')
  const href = useHref(toPartAddress(id ?? ''))
  params.delete('part')
  const onClose = useCloseInUrl(`${paths.parts}?${params.toString()}`)

  if (id === null || parts.state !== 'ready') return null
  const part = parts.value.find((other) => other.id === id) ?? null
  return { part, address: part ? location.origin + href : '', onClose }
}
