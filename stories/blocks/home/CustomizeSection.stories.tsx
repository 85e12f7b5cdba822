import { expect, within } from 'storybook/test'
import { CustomizeSection } from '#src/design-system/blocks/home/CustomizeSection.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/CustomizeSection', component: CustomizeSection })

export const Graphite = meta.story({
  async play({ canvas }) {
    const region = canvas.getByRole('region', { name: 'CUSTOMIXZE YOUR MECHINE' })
    await expect(region).toHaveAttribute('id', 'customize')
    for (const name of ['Custom exhausts', 'Custom wheels', 'Custom body kits']) {
      const link = within(canvas.getByRole('article', { name })).getByRole('link', { name: 'Purchase Now' })
      await expect(link).toHaveAttribute('href', '/parts')
      await expect(link).toHaveAccessibleDescription(name)
    }
  },
})

export const Paper = meta.story({ args: { tone: 'paper' } })
