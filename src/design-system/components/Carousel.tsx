import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as css from '#src/design-system/components/Carousel.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { announce } from '#src/design-system/components/hooks/useAnnouncement.ts'
import { useSlideNavigation } from '#src/design-system/components/hooks/useSlideNavigation.ts'
import { cx } from '#src/design-system/theme/cx.ts'

interface CarouselSlide {
  /** The subject of the slide, in one or two words. */
  label: string
  content: ReactNode
}

interface CarouselLabels {
  carousel: string
  slide: string
  previous: string
  next: string
  /** Formats the position of a slide, for example "1 of 3". */
  position: (number: number, count: number) => string
}

export interface CarouselProps {
  label: string
  /** At least one slide. */
  slides: readonly CarouselSlide[]
  labels: CarouselLabels
}

const toTwoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * Shows one slide at a time. Arrow buttons, arrow keys and swipes change the slide; it never changes automatically (PAGE-7).
 * Hidden slides are inert rather than scrolled out of view, so that their pictures don't load yet. If the focus was in the
 * old slide, it moves to the new slide; otherwise the new slide is announced.
 */
export function Carousel({ label, slides, labels }: CarouselProps) {
  const [{ index, hasChangedSlide }, setState] = useState({ index: 0, hasChangedSlide: false })
  const slidesContainerRef = useRef<HTMLDivElement>(null)
  const shouldMoveFocus = useRef(false)
  const getSlideName = (slideIndex: number) =>
    `${slides[slideIndex]?.label}, ${labels.position(slideIndex + 1, slides.length)}`

  const changeSlide = (step: 1 | -1) => {
    const nextIndex = (index + step + slides.length) % slides.length
    shouldMoveFocus.current = slidesContainerRef.current?.contains(document.activeElement) ?? false
    setState({ index: nextIndex, hasChangedSlide: true })
    if (!shouldMoveFocus.current) announce(getSlideName(nextIndex))
  }

  useLayoutEffect(() => {
    if (shouldMoveFocus.current)
      slidesContainerRef.current?.querySelector<HTMLElement>(':scope > :not([inert])')?.focus({ preventScroll: true })
  }, [index])

  const navigationHandlers = useSlideNavigation(changeSlide)

  return (
    <section className={css.carousel} aria-roledescription={labels.carousel} aria-label={label} {...navigationHandlers}>
      <div ref={slidesContainerRef} className={css.stage}>
        {slides.map((slide, slideIndex) => (
          <div
            key={slide.label}
            className={cx(css.slide, hasChangedSlide && css.fadeIn)}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={getSlideName(slideIndex)}
            tabIndex={-1}
            inert={slideIndex !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div className={css.controlBar}>
        <Page space="none">
          <div className={css.controls}>
            <div className={css.slideMarks} aria-hidden="true">
              {slides.map((slide, slideIndex) => (
                <span key={slide.label} className={cx(css.slideMark, slideIndex === index && css.currentSlideMark)} />
              ))}
            </div>
            <span className={css.slideNumber} aria-hidden="true">
              {toTwoDigits(index + 1)} / {toTwoDigits(slides.length)}
            </span>
            <IconButton
              icon="arrowBack"
              label={labels.previous}
              tone="outlined"
              size="large"
              onClick={() => changeSlide(-1)}
            />
            <IconButton icon="arrow" label={labels.next} tone="outlined" size="large" onClick={() => changeSlide(1)} />
          </div>
        </Page>
      </div>
    </section>
  )
}
