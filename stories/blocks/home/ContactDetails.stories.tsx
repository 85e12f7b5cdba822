import { expect } from 'storybook/test'
import { ContactDetails } from '#src/design-system/blocks/home/ContactDetails.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ContactDetails',
  component: ContactDetails,
  decorators: [
    (Story) => (
      <Page width="form">
        <Story />
      </Page>
    ),
  ],
})

export const TitleBlock = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Dhruva Auto Works' })).toBeVisible()
    await expect(canvas.getByText('Plot 27, Kalurghat Industrial Area')).toBeVisible()
    await expect(canvas.getByText('Chattogram 4212')).toBeVisible()
    await expect(canvas.getByText('Bangladesh')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'hello@dhruva-auto.example' })).toHaveAttribute(
      'href',
      'mailto:hello@dhruva-auto.example',
    )
  },
})
