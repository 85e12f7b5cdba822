import { expect } from 'storybook/test'
import { PartsGrid, type PartsGridProps } from '#src/design-system/blocks/parts/PartsGrid.tsx'
import { catalogue } from '#stories/support/catalogue.ts'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const args: PartsGridProps = { parts: catalogue.slice(0, 6), level: 2 }

const meta = preview.meta({
  title: 'Blocks/PartsGrid',
  component: PartsGrid,
  args,
  decorators: [onPage()],
})

export const Six = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('Fig. 06')).toBeVisible()
  },
})

export const One = meta.story({ args: { parts: catalogue.slice(0, 1) } })
