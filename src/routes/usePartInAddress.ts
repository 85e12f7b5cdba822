import { useHref, useLocation, useNavigate } from 'react-router-dom'
import type { ShownPart } from '#src/design-system/blocks/parts/PartReader.tsx'
import type { Part } from '#src/domain/part.ts'
import { toPartAddress } from '#src/domain/paths.ts'
import type { Loadable } from '#src/domain/status.ts'

/** Whether a part was opened from the list behind it. @param state the router's state, unchecked */
const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state

/**
 * The part that the address of Tools names, to read it over the list (ORDER-16). Opened from the list it is a history entry,
 * which closing leaves by Back; a link from elsewhere is replaced by the address of the list.
 * @param parts all parts: a part to read makes no call of its own
 */
export function usePartInAddress(parts: Loadable<readonly Part[]>): ShownPart | null {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const id = new URLSearchParams(search).get('part')
  const href = useHref(toPartAddress(id ?? ''))

  const onClose = () => {
    if (isFromList(state)) return void navigate(-1)
    const params = new URLSearchParams(search)
    params.delete('part')
    void navigate({ search: params.toString() }, { replace: true })
  }

  if (id === null || parts.state !== 'ready') return null
  const part = parts.value.find((other) => other.id === id) ?? null
  return { part, address: part ? location.origin + href : '', onClose }
}
