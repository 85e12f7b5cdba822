import { expect } from 'storybook/test'
import { Heading, type HeadingProps } from '#src/design-system/components/Heading.tsx'
import preview from '#storybook/preview.tsx'

const args: HeadingProps = { level: 2, children: 'Ventilated brake rotor 345 mm' }

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: { layout: 'padded' },
  args,
})

export const Section = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveAttribute('tabindex')
  },
})
export const Display = meta.story({ args: { level: 1, size: 'display', children: 'Forged to turn' } })
export const Card = meta.story({ args: { level: 3 } })
export const Small = meta.story({ args: { level: 4 } })

export const PageTakesTheFocus = meta.story({
  args: { level: 1 },
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAttribute('tabindex', '-1')
    heading.focus()
    await expect(heading).toHaveFocus()
  },
})
