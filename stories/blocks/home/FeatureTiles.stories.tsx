import { expect } from 'storybook/test'
import { FeatureTiles, type FeatureTilesProps } from '#src/design-system/blocks/home/FeatureTiles.tsx'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const args: FeatureTilesProps = { level: 2 }

const meta = preview.meta({
  title: 'Blocks/FeatureTiles',
  component: FeatureTiles,
  args,
  decorators: [onPage()],
})

export const Four = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Best Manufacturing',
      'Award Winning',
      'Factory Growth',
      'Global Certified',
    ])
  },
})
