import { expect, within } from 'storybook/test'
import { HeroCarousel } from '#src/design-system/blocks/home/HeroCarousel.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Blocks/HeroCarousel', component: HeroCarousel })

/** Fails unless the current slide has its headline and both links, and no other link is accessible. */
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

/** Only the first picture loads eagerly. */
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

/** The arrows keep their position from slide to slide. */
export const ArrowsStay = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Next slide' })
    const arrowTop = () => next.getBoundingClientRect().top + window.scrollY
    const initialTop = arrowTop()
    for (const name of ['Tires, 2 of 3', 'Wheels, 3 of 3']) {
      await userEvent.click(next)
      await expect(canvas.getByRole('group', { name })).toBeVisible()
      await expect(arrowTop()).toBe(initialTop)
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
