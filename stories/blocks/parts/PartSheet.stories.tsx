import { expect } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PartSheet } from '#src/design-system/blocks/parts/PartSheet.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { toPart } from '#src/domain/part.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/PartSheet',
  component: PartSheet,
  args: { part: toPart(makePart()), children: <Text>The order form.</Text> },
  decorators: [onPage()],
})

export const Complete = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    await expect(canvas.getByText('$84.00')).toBeVisible()
    await expect(canvas.getByText('Minimum Order').closest('div')).toHaveTextContent('20 pcs')
    await expect(canvas.getByText('Available Now').closest('div')).toHaveTextContent('480 pcs')
  },
})

export const Bare = meta.story({
  args: { part: toPart(makePart({ name: null, image: null, price: null, describe: null })) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed part' })).toBeVisible()
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
  },
})
