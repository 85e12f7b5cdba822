import { expect, fireEvent, waitFor } from 'storybook/test'
import { makePart } from '#mocks/seed/builders.ts'
import { PartCard, type PartCardProps } from '#src/design-system/blocks/parts/PartCard.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { toPart } from '#src/domain/part.ts'
import { hostileParts, unbuyable } from '#stories/support/catalogue.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
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

export const NoPrice = meta.story({
  args: { part: unbuyable.noPrice },
  async play({ canvas }) {
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
    await expect(canvas.queryByText('per piece')).toBeNull()
    const link = canvas.getByRole('link', { name: 'Purchase Now' })
    await expect(link).toHaveAttribute('href', '/purchase/no-price')
    await expect(link).toHaveAccessibleDescription(/No price yet, so it can’t be ordered.$/)
  },
})

export const SoldOut = meta.story({
  args: { part: unbuyable.soldOut },
  async play({ canvas }) {
    await expect(canvas.getByText('0 pcs')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Sold out for now.$/)
  },
})

export const MinimumAboveStock = meta.story({
  args: { part: unbuyable.minimumAboveStock },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAccessibleDescription(/Fewer left than the minimum order.$/),
})

export const NoPicture = meta.story({
  args: { part: toPart(makePart({ image: null })) },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
    await expect(canvas.getByText('Fig. 01')).toBeVisible()
  },
})

export const BrokenPicture = meta.story({
  async play({ canvas }) {
    await fireEvent.error(canvas.getByRole('img'))
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'))
    await expect(canvas.getByRole('img', { name: 'Ventilated brake rotor 345 mm' })).toBeVisible()
  },
})

export const Hostile = meta.story({
  render: ({ level }) => (
    <>
      {hostileParts.map((part, index) => (
        <PartCard key={part.id} part={part} number={index + 1} level={level} />
      ))}
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('<b>Rotor</b>')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Unnamed part' })).toBeVisible()
    // The strokes below the line of an Arabic name are inside its box, which cuts off what is outside.
    const { lineHeight, fontSize } = getComputedStyle(canvas.getByTitle(/^قرص/))
    await expect(parseFloat(lineHeight)).toBeGreaterThan(1.4 * parseFloat(fontSize))
    await fitsTheWindow()
  },
})
