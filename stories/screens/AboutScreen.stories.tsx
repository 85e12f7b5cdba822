import { expect } from 'storybook/test'
import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Public/AboutScreen',
  component: AboutScreen,
  parameters: { page: true, at: '/about' },
})

export const Ready = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'SOMTHING ABOUT US',
    ])
    await expect(canvas.getByRole('region', { name: 'Our Business Improvments' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'CUSTOMIXZE YOUR MECHINE' })).toBeVisible()
    await expect([...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
      'aboutus',
      'business',
      'customize',
    ])
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/aboutus' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Buy Now' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
  },
})
