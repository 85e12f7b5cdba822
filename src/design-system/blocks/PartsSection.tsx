import { useId, type ReactNode } from 'react'
import { parts as copy } from '#src/copy/parts.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { PartsGrid } from '#src/design-system/blocks/PartsGrid.tsx'
import { ButtonLink } from '#src/design-system/components/ButtonLink.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Section } from '#src/design-system/components/Section.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Spinner } from '#src/design-system/components/Spinner.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import type { Loadable } from '#src/domain/loadable.ts'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

export interface PartsSectionProps {
  parts: Loadable<Part[]>
  /** 1 where it is the page, 2 where it is a section of one. */
  level: 1 | 2
  /** Shows only so many and a way to all (ORDER-9); without it, all. */
  limit?: number
  /** The parts in another form than plain cards; it then says itself how many there are. */
  children?: (parts: readonly Part[]) => ReactNode
}

/** AVAILABLE PARTS in each of its states (SHOP-2). */
export function PartsSection({ parts, level, limit, children }: PartsSectionProps) {
  const headingId = useId()
  const all = parts.state === 'ready' ? parts.value : []
  const shown = limit === undefined ? all : all.slice(0, limit)
  const cut = shown.length < all.length
  return (
    <Section labelledBy={headingId}>
      <Page space="none">
        <Stack gap={48}>
          <SectionHeading
            level={level}
            id={headingId}
            note={
              all.length === 0 || children
                ? undefined
                : cut
                  ? copy.shown(shown.length, all.length)
                  : copy.count(all.length)
            }
          >
            {copy.title}
          </SectionHeading>
          <PartsState parts={parts} shown={shown} level={level}>
            {children}
          </PartsState>
          {cut && (
            <Row justify="center">
              <ButtonLink to={paths.parts} tone="secondary" arrow>
                {copy.all(all.length)}
              </ButtonLink>
            </Row>
          )}
        </Stack>
      </Page>
    </Section>
  )
}

interface PartsStateProps extends Pick<PartsSectionProps, 'parts' | 'level'> {
  shown: readonly Part[]
  children: PartsSectionProps['children'] | undefined
}

function PartsState({ parts, shown, level, children }: PartsStateProps) {
  const below = level === 1 ? 2 : 3
  if (parts.state === 'loading') return <Spinner label={copy.loading} slowLabel={stillWorking} space="page" />
  if (parts.state === 'failed') return <LoadFailure reason={parts.reason} onRetry={parts.retry} level={below} />
  if (shown.length === 0) {
    return (
      <StateMessage
        drawing="empty"
        title={copy.empty.title}
        level={below}
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
      {parts.stale && <Notice tone="warning">{copy.stale}</Notice>}
      {children ? children(shown) : <PartsGrid parts={shown} level={below} />}
    </Stack>
  )
}
