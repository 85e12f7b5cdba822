import { expect } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PartCard, type PartCardProps } from '#src/design-system/blocks/parts/PartCard.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { toPart } from '#src/domain/part.ts'
import preview from '#storybook/preview.tsx'

const args: PartCardProps = { part: toPart(makePart()), number: 1, level: 2 }

const meta = preview.meta({
  title: 'Blocks/PartCard',
  component: PartCard,
  args,
  decorators: [
    (Story) => (
      <Page>
        <Grid columns={3}>
          <Story />
        </Grid>
      </Page>
    ),
  ],
})

export const Buyable = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    for (const text of ['Minimum Order', '20 pcs', '480 pcs', '$84.00', 'per piece'])
      await expect(canvas.getByText(text)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Purchase Now' })
    await expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
    await expect(link).toHaveAccessibleDescription('Ventilated brake rotor 345 mm')
  },
})
