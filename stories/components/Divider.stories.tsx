import { expect } from 'storybook/test'
import { Divider } from '#src/design-system/components/Divider.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Divider', component: Divider, parameters: { layout: 'padded' } })

export const Hairline = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('separator')).toBeVisible()
  },
})
