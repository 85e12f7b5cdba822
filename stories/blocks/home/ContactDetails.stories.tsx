import { expect } from 'storybook/test'
import { ContactDetails } from '#src/design-system/blocks/home/ContactDetails.tsx'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ContactDetails',
  component: ContactDetails,
  decorators: [onPage('form')],
})

export const TitleBlock = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Dhruva Auto Works' })).toBeVisible()
    for (const line of ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh'])
      await expect(canvas.getByText(line)).toBeVisible()
    const email = canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })
    await expect(email).toHaveAttribute('href', 'mailto:hello@dhruva-auto.example')
  },
})
