import { expect, fireEvent, waitFor } from 'storybook/test'
import { Carousel, type CarouselProps } from '#src/design-system/components/Carousel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { LiveRegion } from '#src/design-system/components/LiveRegion.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { graphite } from '#src/design-system/theme/mixins.css.ts'
import preview from '#storybook/preview.tsx'

const createSlide = (label: string) => ({
  label,
  content: (
    <Page>
      <Heading level={2} size="section">
        {label}
      </Heading>
      <TextLink to="/parts">All about {label}</TextLink>
    </Page>
  ),
})

const args: CarouselProps = {
  label: 'Highlights',
  slides: [createSlide('Brakes'), createSlide('Dampers'), createSlide('Filters')],
  labels: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    position: (number, count) => `${number} of ${count}`,
  },
}

const meta = preview.meta({
  title: 'Components/Carousel',
  component: Carousel,
  args,
  render: (args) => (
    <div className={graphite}>
      <Carousel {...args} />
      <LiveRegion />
    </div>
  ),
})

/** Expects only the slide with this name to be visible. All other slides must be inert. */
async function expectSlide(canvasElement: HTMLElement, name: string) {
  const slides = [...canvasElement.querySelectorAll('[aria-roledescription="slide"]')]
  const activeSlides = slides.filter((slide) => !slide.hasAttribute('inert'))
  await expect(activeSlides.map((slide) => slide.getAttribute('aria-label'))).toEqual([name])
  await expect(activeSlides[0]).toBeVisible()
  const markOpacities = [...canvasElement.querySelectorAll('[aria-hidden] > span')].map(
    (mark) => getComputedStyle(mark).opacity,
  )
  await expect(markOpacities.map((opacity) => opacity === '1')).toEqual(
    slides.map((slide) => slide === activeSlides[0]),
  )
  for (const hiddenSlide of slides.filter((slide) => slide !== activeSlides[0]))
    await expect(hiddenSlide).not.toBeVisible()
}

export const GoesRoundInACircle = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const nextButton = canvas.getByRole('button', { name: 'Next slide' })
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }))
    await expectSlide(canvasElement, 'Filters, 3 of 3')
    await expect(canvas.getByText('03 / 03')).toBeVisible()
    await expect(canvas.getByRole('log')).toHaveTextContent('Filters, 3 of 3')
    await expect(canvas.getByRole('group')).not.toHaveStyle({ animationName: 'none' })
    await userEvent.click(nextButton)
    await expectSlide(canvasElement, 'Brakes, 1 of 3')
    await userEvent.click(nextButton)
    await expectSlide(canvasElement, 'Dampers, 2 of 3')
    await expect(nextButton).toHaveFocus()
  },
})

export const Keys = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide(canvasElement, 'Brakes, 1 of 3')
    canvas.getByRole('button', { name: 'Next slide' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide(canvasElement, 'Dampers, 2 of 3')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectSlide(canvasElement, 'Filters, 3 of 3')
    for (const key of ['Alt', 'Control', 'Meta', 'Shift']) {
      await userEvent.keyboard(`{${key}>}{ArrowLeft}{/${key}}{ArrowDown}`)
      await expectSlide(canvasElement, 'Filters, 3 of 3')
    }
    await expect(await fireEvent.keyDown(document.activeElement ?? canvasElement, { key: 'ArrowLeft' })).toBe(false)
  },
})

/** If the focused link is in a slide that becomes hidden, the new slide receives the focus. */
export const FocusFollowsTheSlide = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('link', { name: 'All about Brakes' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Dampers, 2 of 3' })).toHaveFocus())
    await expect(canvas.getByRole('log')).toBeEmptyDOMElement()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters, 3 of 3' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All about Filters' })).toHaveFocus()
  },
})

async function swipe(element: HTMLElement, deltaX: number, deltaY = 0, pointerType = 'touch') {
  await fireEvent.pointerDown(element, { isPrimary: true, pointerType, clientX: 200, clientY: 100 })
  await fireEvent.pointerUp(element, { isPrimary: true, pointerType, clientX: 200 + deltaX, clientY: 100 + deltaY })
}

export const Swipes = meta.story({
  async play({ canvas, canvasElement }) {
    await swipe(canvas.getByRole('heading', { name: 'Brakes' }), -120)
    await expectSlide(canvasElement, 'Dampers, 2 of 3')
    await swipe(canvas.getByRole('link', { name: 'All about Dampers' }), 120)
    await expectSlide(canvasElement, 'Brakes, 1 of 3')
    const heading = canvas.getByRole('heading', { name: 'Brakes' })
    await swipe(heading, -60, 200)
    await swipe(heading, 47)
    await expectSlide(canvasElement, 'Brakes, 1 of 3')
    await swipe(heading, -48, 48)
    await expectSlide(canvasElement, 'Dampers, 2 of 3')
  },
})
