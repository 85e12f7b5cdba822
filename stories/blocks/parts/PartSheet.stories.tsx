import { makePart } from '#mocks/seed/builders.ts'
import { PartSheet } from '#src/design-system/blocks/parts/PartSheet.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { toPart } from '#src/domain/part.ts'
import { onPage } from '#stories/support/frames.tsx'
import { sees } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PartSheet',
  component: PartSheet,
  args: { part: toPart(makePart()), children: <Text>The order form.</Text> },
  decorators: [onPage()],
})

export const Bare = meta.story({
  args: { part: toPart(makePart({ name: null, image: null, price: null, describe: null })) },
  play: sees('Unnamed part', 'Price unavailable'),
})
