import { expect } from 'storybook/test'
import { Palette } from '#stories/foundations/Palette.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Foundations/Colour', component: Palette, parameters: { layout: 'padded' } })

/** Every role of the current theme; the ratios are computed from the rendered colours. */
export const Roles = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findAllByText(/^\d+\.\d : 1/)).not.toHaveLength(0)
    await expect(canvas.queryAllByText(/too low/)).toHaveLength(0)
  },
})
