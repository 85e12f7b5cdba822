import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { useMemo, type ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/page/LoadFailure.tsx'
import { Waiting } from '#src/design-system/blocks/page/Waiting.tsx'
import { ButtonLink } from '#src/design-system/components/Button.tsx'
import { parts as copy } from '#src/copy/publicPages.ts'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { TitledSection } from '#src/design-system/components/Heading.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { rowKey } from '#src/domain/listRow.ts'
import type { Loadable } from '#src/domain/status.ts'
import type { Part } from '#src/domain/part.ts'
import { partsAnchor, paths } from '#src/domain/paths.ts'
import { PartCard } from '#src/design-system/blocks/parts/PartCard.tsx'
import { lazyPart } from '#src/design-system/components/lazyPart.tsx'
import { CardGrid } from '#src/design-system/components/CardGrid.tsx'

export interface PartsSectionProps {
  parts: Loadable<Part[]>
  level: 1 | 2
  /** Shows at most this many parts and a link to all (ORDER-9); all by default. */
  limit?: number
  /** Renders the parts instead of plain cards; it must show their number itself. */
  children?: (parts: readonly Part[]) => ReactNode
}

/** AVAILABLE PARTS: the parts, or their loading, failed or empty state. */
export function PartsSection({ parts, level, limit, children }: PartsSectionProps) {
  const all = parts.state === 'ready' ? parts.value : []
  const shownParts = limit === undefined ? all : all.slice(0, limit)
  const isCut = shownParts.length < all.length
  const count = isCut ? copy.shown(shownParts.length, all.length) : copy.count(all.length)
  return (
    <TitledSection
      id={partsAnchor}
      title={copy.title}
      level={level}
      dense={level === 1}
      note={all.length > 0 && !children && count}
    >
      <PartsState parts={parts} shownParts={shownParts} level={level}>
        {children}
      </PartsState>
      {isCut && (
        <Row justify="center">
          <ButtonLink to={paths.parts} tone="secondary" arrow>
            {copy.all(all.length)}
          </ButtonLink>
        </Row>
      )}
    </TitledSection>
  )
}

interface PartsStateProps extends Pick<PartsSectionProps, 'parts' | 'level'> {
  shownParts: readonly Part[]
  children: PartsSectionProps['children'] | undefined
}

function PartsState({ parts, shownParts, level, children }: PartsStateProps) {
  const subheadingLevel = level === 1 ? 2 : 3
  if (parts.state === 'loading')
    return <Waiting label={copy.loading} space="page" frames="cards" onRetry={parts.retry} />
  if (parts.state === 'failed')
    return <LoadFailure reason={parts.reason} onRetry={parts.retry} level={subheadingLevel} />
  if (shownParts.length === 0) {
    return (
      <StateMessage
        drawing="empty"
        title={copy.empty.title}
        level={subheadingLevel}
        action={
          <ButtonLink to={paths.contact} tone="secondary">
            {copy.empty.action}
          </ButtonLink>
        }
      >
        {copy.empty.text}
      </StateMessage>
    )
  }
  return (
    <Stack gap={24}>
      {parts.stale && <StaleBar>{copy.stale}</StaleBar>}
      {children ? children(shownParts) : <PartsGrid parts={shownParts} level={subheadingLevel} />}
    </Stack>
  )
}

interface PartsGridProps {
  parts: readonly Part[]
  /** All parts, in the server's order; `parts` by default. */
  catalogue?: readonly Part[]
  level: 2 | 3
  /** As a list of rows instead of cards. */
  asList?: boolean
}

const PartsTable = lazyPart(
  'PartsTable',
  () => import('#src/design-system/blocks/parts/PartsTable.tsx'),
  <Waiting label={copy.loading} space="page" frames="rows" onRetry={undefined} />,
)

/**
 * The cards of parts: 1 column on small screens, 3 on larger ones (SHOP-9). A figure's number is the part's place in the
 * catalogue, whatever is searched and sorted, so that a customer can name it on the telephone (ORDER-22).
 */
export function PartsGrid({ parts, catalogue = parts, level, asList = false }: PartsGridProps) {
  const numbers = useMemo(() => new Map(catalogue.map((part, index) => [part, index + 1])), [catalogue])
  if (asList) return <PartsTable parts={parts} numbers={numbers} />
  return (
    <CardGrid items={parts} columns={3} itemKey={rowKey}>
      {(part) => <PartCard part={part} number={numbers.get(part) ?? 1} level={level} />}
    </CardGrid>
  )
}
