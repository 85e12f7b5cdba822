import { useEffect, useRef } from 'react'
import { partDialog as copy } from '#src/copy/partsPage.ts'
import * as css from '#src/design-system/blocks/parts/PartDetails.css.ts'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import type { Part } from '#src/domain/part.ts'

/** The part selected in the URL. */
export interface OpenPart {
  /** The part; null if the list doesn't contain it. */
  part: Part | null
  /** The absolute URL of the part, for sharing. */
  url: string
  close: () => void
}

const PartDialog = lazyComponent(
  'PartDialog',
  () => import('#src/design-system/blocks/parts/PartDialog.tsx'),
  <div className={css.loading}>
    <LoadingIndicator label={copy.loading} space="inline" onRetry={undefined} />
  </div>,
)

interface PartDetailsProps {
  openPart: OpenPart | null
  /** All parts, in the server's order. */
  catalogue: readonly Part[]
  /** The parts that match the search, in the sort order. */
  matchingParts: readonly Part[]
}

/** Shows the part selected in the URL, in a dialog over the list, or a notice if the list doesn't contain it (ORDER-16). */
export function PartDetails({ openPart, catalogue, matchingParts }: PartDetailsProps) {
  useFocusHeadingOnClose(openPart !== null)
  if (openPart === null) return null
  const { part, url, close } = openPart
  if (part === null) {
    return (
      <Notice
        tone="info"
        live="polite"
        title={copy.unknown.title}
        text={copy.unknown.text}
        action={<TextButton onClick={close}>{copy.unknown.action}</TextButton>}
      />
    )
  }
  return <PartDialog part={part} catalogue={catalogue} matchingParts={matchingParts} url={url} onClose={close} />
}

/** Focuses the page's heading if nothing has focus after the dialog closes, as when the part wasn't opened from the list. */
function useFocusHeadingOnClose(isOpen: boolean) {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    // Deferred, because the closing dialog moves the focus in the same tick.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isOpen])
}
