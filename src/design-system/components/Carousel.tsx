import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as css from '#src/design-system/components/Carousel.css.ts'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { useSlideNavigation } from '#src/design-system/components/useSlideNavigation.ts'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { join } from '#src/design-system/theme/join.ts'

export interface CarouselSlide {
  /** What it shows, in a word or two. */
  label: string
  content: ReactNode
}

export interface CarouselWords {
  /** What the whole, and each part of it, is called when it is read aloud. */
  carousel: string
  slide: string
  /** Names of the arrows. */
  previous: string
  next: string
  /** "1 of 3" */
  position: (number: number, count: number) => string
}

export interface CarouselProps {
  /** What the slides are about, as the name of the region. */
  label: string
  /** At least one; the first is shown first, and the last is followed by it. */
  slides: readonly CarouselSlide[]
  words: CarouselWords
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * One slide at a time; arrows, arrow keys and swipes lead round in a circle, and nothing moves by itself (SHOP-2,
 * PAGE-7). Slides that are not shown are inert. Left and right work while the focus is inside; when it was in the
 * slide that goes, the slide that comes gets it, else the new slide is announced.
 */
export function Carousel({ label, slides, words }: CarouselProps) {
  const [{ index, moved, told }, setShown] = useState({ index: 0, moved: false, told: '' })
  const stage = useRef<HTMLDivElement>(null)
  const focusFollows = useRef(false)
  const nameOf = (at: number) => `${slides[at]?.label}, ${words.position(at + 1, slides.length)}`

  const go = (step: 1 | -1) => {
    const next = (index + step + slides.length) % slides.length
    focusFollows.current = stage.current?.contains(document.activeElement) ?? false
    setShown({ index: next, moved: true, told: focusFollows.current ? '' : nameOf(next) })
  }

  useLayoutEffect(() => {
    if (focusFollows.current)
      stage.current?.querySelector<HTMLElement>(':scope > :not([inert])')?.focus({ preventScroll: true })
    focusFollows.current = false
  }, [index])

  const turning = useSlideNavigation(go)

  return (
    <section className={css.carousel} aria-roledescription={words.carousel} aria-label={label} {...turning}>
      <div ref={stage} className={css.stage}>
        {slides.map((slide, at) => (
          <div
            key={slide.label}
            className={join(css.slide, moved && css.arriving)}
            role="group"
            aria-roledescription={words.slide}
            aria-label={nameOf(at)}
            tabIndex={-1}
            inert={at !== index}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div className={css.bar}>
        <Page space="none">
          <div className={css.controls}>
            <div className={css.marks} aria-hidden="true">
              {slides.map((slide, at) => (
                <span key={slide.label} className={join(css.mark, at === index && css.current)} />
              ))}
            </div>
            <span className={css.index} aria-hidden="true">
              {twoDigits(index + 1)} / {twoDigits(slides.length)}
            </span>
            <IconButton icon="arrowBack" label={words.previous} tone="outlined" size="large" onClick={() => go(-1)} />
            <IconButton icon="arrow" label={words.next} tone="outlined" size="large" onClick={() => go(1)} />
          </div>
        </Page>
      </div>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </section>
  )
}
