import { expect } from 'storybook/test'
import { Hero } from '#src/design-system/blocks/Hero.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/Hero', component: Hero })

export const Wheels = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forged to turn' })).toBeVisible()
    await expect(canvas.getByText('25 years of experience in the manufacture industry.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'EXPLORE NOW' })).toHaveAttribute('href', '/parts')
    await expect(canvas.getByRole('link', { name: 'COLLECTIONS' })).toHaveAttribute('href', '/parts')
  },
})
