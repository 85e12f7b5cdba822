import { expect } from 'storybook/test'
import { BusinessSection } from '#src/design-system/blocks/home/BusinessSection.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/BusinessSection', component: BusinessSection })

export const Counters = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our Business Improvments' })).toBeVisible()
    await expect(canvas.getByText('Thats Why People Chouse Us')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '80+ Countries',
      '345+ Company Clients',
      '286+ Our Projects',
      '845+ Positive Feedback',
    ])
    await expect(canvasElement.querySelector('#business')).toBeVisible()
  },
})
