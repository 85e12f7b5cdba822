import { parts as copy } from '#src/copy/publicPages.ts'
import { Stack } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import type { Part } from '#src/domain/part.ts'
import { toPartPagePath } from '#src/domain/paths.ts'

/** Links to the pages of more parts, for visitors without scripts (PAGE-40). */
export const PartLinks = ({ parts }: { parts: readonly Part[] }) => (
  <Stack gap={8}>
    {parts.map(({ id, name, price }) => (
      <div key={id}>
        <TextLink to={toPartPagePath(id)}>{name || copy.unnamed}</TextLink>{' '}
        <Money price={price} fallback={copy.noPrice} />
      </div>
    ))}
  </Stack>
)
