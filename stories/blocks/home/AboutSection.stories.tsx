import { expect } from 'storybook/test'
import { AboutSection, type AboutSectionProps } from '#src/design-system/blocks/home/AboutSection.tsx'
import preview from '#storybook/preview.tsx'

const args: AboutSectionProps = { level: 2 }

const meta = preview.meta({ title: 'Blocks/AboutSection', component: AboutSection, args })

export const OnHome = meta.story({
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('region', { name: 'SOMTHING ABOUT US' })).toHaveAttribute('id', 'aboutus')
    await expect(canvas.getByRole('heading', { level: 2, name: 'SOMTHING ABOUT US' })).toBeVisible()
    await expect(canvas.getByText('25 years of experience in the manufacture industry')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Welcome to Dhruva Auto Works' })).toBeVisible()
    await expect(canvas.getByText(/^We make car parts/)).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('href', '/parts')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
})

/** The outlined figure doesn't overlap any text. */
export const FigureClearOfText = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const { bottom } = canvas.getByText('25').getBoundingClientRect()
    const heading = canvas.getByRole('heading', { name: 'Welcome to Dhruva Auto Works' })
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await expect(canvas.getByText(/^25 years of experience/).getBoundingClientRect().top).toBeGreaterThan(bottom)
  },
})

export const AsAPage = meta.story({
  args: { level: 1 },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'SOMTHING ABOUT US' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Welcome to Dhruva Auto Works' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).not.toHaveAttribute('loading', 'lazy')
  },
})
