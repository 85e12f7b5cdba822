import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { partDialog } from '#src/copy/partsPage.ts'
import * as css from '#src/design-system/blocks/parts/PartDialog.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import type { Part } from '#src/domain/part.ts'
import { toPartUrl } from '#src/domain/paths.ts'

/** Buttons and arrow keys that open the previous and the next part without returning to the list. */
export function PartNavigation({ part, listedParts }: { part: Part; listedParts: readonly Part[] }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const index = listedParts.indexOf(part)
  const openAdjacentPart = (step: -1 | 1) => {
    const next = listedParts[index + step]
    // Replaces the history entry, so that Back and Close lead to the list.
    if (next) void navigate(toPartUrl(next.id, search), { replace: true, state })
  }
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const stepByKey = { ArrowLeft: -1, ArrowRight: 1 } as const
    const hasNoModifier = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (hasNoModifier && (event.key === 'ArrowLeft' || event.key === 'ArrowRight'))
      openAdjacentPart(stepByKey[event.key])
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
  return (
    <div className={css.navigation}>
      {index > 0 && (
        <IconButton icon="arrowBack" label={partDialog.previous} tone="outlined" onClick={() => openAdjacentPart(-1)} />
      )}
      {index < listedParts.length - 1 && (
        <IconButton icon="arrow" label={partDialog.next} tone="outlined" onClick={() => openAdjacentPart(1)} />
      )}
    </div>
  )
}
