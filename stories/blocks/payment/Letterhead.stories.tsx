import { expect } from 'storybook/test'
import { Letterhead } from '#src/design-system/blocks/payment/Letterhead.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/Letterhead', component: Letterhead })

export const OnPaper = meta.story({
  globals: { viewport: { value: 'paper' } },
  parameters: { paper: true },
  async play({ canvas }) {
    await expect(canvas.getByText('Dhruva Auto Works')).toBeVisible()
    await expect(canvas.getByText('Chattogram 4212')).toBeVisible()
  },
})

export const OnTheScreen = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('Dhruva Auto Works')).not.toBeVisible(),
})
