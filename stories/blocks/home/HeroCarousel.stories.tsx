import { expect, within } from 'storybook/test'
import { HeroCarousel } from '#src/design-system/blocks/home/HeroCarousel.tsx'
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
