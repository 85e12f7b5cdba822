import { expect, within } from 'storybook/test'
import { HeroCarousel } from '#src/design-system/blocks/HeroCarousel.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/HeroCarousel', component: HeroCarousel })

/** The shown slide has its headline and both buttons; nothing else can be reached. */
async function expectSlide(canvasElement: HTMLElement, name: string, headline: string) {
  const slide = within(within(canvasElement).getByRole('group', { name }))
  await expect(slide.getByRole('heading', { level: 2, name: headline })).toBeVisible()
  await expect(slide.getByText('25 years of experience in the manufacture industry.')).toBeVisible()
  await expect(slide.getByRole('link', { name: 'EXPLORE NOW' })).toHaveAttribute('href', '/parts')
  await expect(slide.getByRole('link', { name: 'COLLECTIONS' })).toHaveAttribute('href', '/parts')
  await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
  await expect([...canvasElement.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([
    'Dhruva Auto Works: car parts manufacturer',
  ])
}

/** Only the first picture is asked for; the others wait until they are. */
export const Engine = meta.story({
  async play({ canvasElement }) {
    await expectSlide(canvasElement, 'Engine, 1 of 3', 'Built to run')
    const loading = [...canvasElement.querySelectorAll('img')].map((image) => image.loading)
    await expect(loading).toEqual(['eager', 'lazy', 'lazy'])
  },
})

export const Tires = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectSlide(canvasElement, 'Tires, 2 of 3', 'Made to grip')
  },
})

export const Wheels = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expectSlide(canvasElement, 'Wheels, 3 of 3', 'Forged to turn')
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvasElement }) {
    await expectSlide(canvasElement, 'Engine, 1 of 3', 'Built to run')
    await fitsTheWindow()
  },
})

/** The arrows stay under the finger. */
export const ArrowsStay = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    const height = () => next.getBoundingClientRect().top + window.scrollY
    const before = height()
    for (const name of ['Tires, 2 of 3', 'Wheels, 3 of 3']) {
      await userEvent.click(next)
      await expect(canvas.getByRole('group', { name })).toBeVisible()
      await expect(height()).toBe(before)
    }
  },
})

export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }))
    await expectSlide(canvasElement, 'Tires, 2 of 3', 'Made to grip')
  },
})
