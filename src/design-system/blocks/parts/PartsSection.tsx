import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import type { ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/feedback/LoadFailure.tsx'
import { LoadingIndicator } from '#src/design-system/blocks/feedback/LoadingIndicator.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { parts as copy } from '#src/copy/publicPages.ts'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { TitledSection } from '#src/design-system/components/Heading.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { getDisplayedSnapshot, type Loadable } from '#src/domain/status.ts'
import type { Part } from '#src/domain/part.ts'
import { partsAnchor, paths } from '#src/domain/paths.ts'
import { getGridKey, PartsGrid } from '#src/design-system/blocks/parts/PartsGrid.tsx'
import { SnapshotNote } from '#src/design-system/blocks/parts/SnapshotNote.tsx'

export interface PartsSectionProps {
  parts: Loadable<Part[]>
  level: 1 | 2
  /** Shows at most this many parts, and a link to all parts (ORDER-9). By default, all parts are shown. */
  limit?: number
  /** Replaces the cards. The heading then doesn't show the number of parts. */
  children?: ReactNode
}

/** Counts all parts of the catalogue. A snapshot of a long catalogue contains only the first parts and the total. */
function countParts(parts: Loadable<readonly Part[]>): number {
  return getDisplayedSnapshot(parts)?.total ?? (parts.state === 'ready' ? parts.value.length : 0)
}

/** The section AVAILABLE PARTS: the parts, or a loading, error or empty state. */
export function PartsSection({ parts, level, limit, children }: PartsSectionProps) {
  const allParts = parts.state === 'ready' ? parts.value : []
  const total = countParts(parts)
  const visibleParts = limit === undefined ? allParts : allParts.slice(0, limit)
  const isTruncated = !children && visibleParts.length < total
  const countLabel = isTruncated ? copy.visibleCount(visibleParts.length, total) : copy.count(total)
  return (
    <TitledSection
      id={partsAnchor}
      title={copy.title}
      level={level}
      dense={level === 1}
      note={total > 0 && !children && countLabel}
      status={parts.state === 'ready' && parts.snapshot && <SnapshotNote snapshot={parts.snapshot} />}
    >
      <PartsContent parts={parts} visibleParts={visibleParts} level={level}>
        {children}
      </PartsContent>
      {isTruncated && (
        <Row justify="center">
          <ButtonLink to={paths.parts} arrow>
            {copy.all(total)}
          </ButtonLink>
        </Row>
      )}
    </TitledSection>
  )
}

interface PartsContentProps extends Pick<PartsSectionProps, 'parts' | 'level'> {
  visibleParts: readonly Part[]
  children: PartsSectionProps['children'] | undefined
}

function PartsContent({ parts, visibleParts, level, children }: PartsContentProps) {
  const subheadingLevel = level === 1 ? 2 : 3
  if (parts.state === 'loading')
    return <LoadingIndicator label={copy.loading} space="page" skeleton="cards" onRetry={parts.retry} />
  if (parts.state === 'failed')
    return <LoadFailure reason={parts.reason} onRetry={parts.retry} level={subheadingLevel} />
  if (visibleParts.length === 0) {
    return (
      <StateMessage
        drawing="empty"
        title={copy.empty.title}
        text={copy.empty.text}
        level={subheadingLevel}
        action={<ButtonLink to={paths.contact}>{copy.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <div data-snapshot={getDisplayedSnapshot(parts)?.isOutdated ? 'outdated' : undefined}>
      <Stack gap={24}>
        {parts.stale && <StaleBar>{copy.stale}</StaleBar>}
        {children ?? <PartsGrid key={getGridKey(parts)} parts={visibleParts} level={subheadingLevel} />}
      </Stack>
    </div>
  )
}
