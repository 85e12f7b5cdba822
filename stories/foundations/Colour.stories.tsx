import { expect } from 'storybook/test'
import { Palette } from '#stories/foundations/Palette.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Foundations/Colour', component: Palette })

/** Every role, in both themes. */
export const Roles = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByText(/\d+\.\d : 1 on/)).toHaveLength(18)
    await expect(canvas.queryAllByText(/too low/)).toEqual([])
  },
})
