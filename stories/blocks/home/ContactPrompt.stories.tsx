import { expect } from 'storybook/test'
import { ContactPrompt } from '#src/design-system/blocks/home/ContactPrompt.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/ContactPrompt', component: ContactPrompt })

export const Call = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Tell us what you need' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
