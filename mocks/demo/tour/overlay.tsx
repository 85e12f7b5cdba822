import { createRoot } from 'react-dom/client'
import { captionCopy } from '#mocks/demo/copy/caption.ts'
import { captionHeightProperty } from '#mocks/demo/panel/dock.css.ts'
import { Caption } from '#mocks/demo/tour/Caption.tsx'
import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'
import { scrollIntoFreeArea } from '#mocks/demo/tour/geometry.ts'
import * as css from '#mocks/demo/tour/overlay.css.ts'
import type { Tempo } from '#mocks/demo/tour/tempo.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import { media } from '#src/design-system/theme/tokens.css.ts'

const outlineDurationMs = 500

/** Adds an element to the top layer, above the app's dialogs. */
function addPopover(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.popover = 'manual'
  element.setAttribute(demoAttribute, '')
  document.body.append(element)
  element.showPopover?.() // without support for popovers, the element is simply the page's last one
  return element
}

/** The elements on top of the app: the caption, and the outline around a target. */
export type TourOverlay = ReturnType<typeof createTourOverlay>

const scrollDurationMs = 450

/** Events that must not reach an open dialog of the app, because the dialog would close or take focus back. */
const eventsHiddenFromDialogs = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'click']

const prefersReducedMotion = () => matchMedia(media.reducedMotion).matches

export function createTourOverlay(player: TourPlayer) {
  const caption = addPopover(css.caption)
  caption.setAttribute('role', 'region')
  caption.setAttribute('aria-label', captionCopy.label)
  // Makes the caption a live region, because the app's dialogs hide everything else from assistive technology.
  caption.setAttribute('aria-live', 'off')
  for (const type of eventsHiddenFromDialogs) caption.addEventListener(type, (event) => event.stopPropagation())
  caption.addEventListener('mousedown', (event) => event.preventDefault()) // keeps focus where it is
  const root = createRoot(caption.appendChild(document.createElement('div')))
  root.render(<Caption player={player} />)

  const outline = addPopover(css.outline)
  const hideOutline = () => void (outline.hidden = true)
  hideOutline()

  const html = document.documentElement
  html.dataset.demoCaption = '' // dock.css.ts and overlay.css.ts use this attribute

  /** Makes the caption as wide as the app, which is narrower beside the panel, and keeps the app above the caption. */
  const fitCaptionToShop = () => {
    const shop = document.getElementById('root')?.getBoundingClientRect()
    caption.style.setProperty('left', `${shop?.left ?? 0}px`)
    caption.style.setProperty('width', `${shop?.width ?? innerWidth}px`)
    html.style.setProperty(captionHeightProperty, `${caption.clientHeight}px`)
  }
  const resizeObserver = new ResizeObserver(fitCaptionToShop)
  resizeObserver.observe(document.body)
  resizeObserver.observe(caption)
  fitCaptionToShop()

  async function bringIntoView(element: HTMLElement, tempo: Tempo): Promise<void> {
    fitCaptionToShop()
    const isSmooth = !tempo.isSkippingPauses() && !prefersReducedMotion()
    const scrollToElement = () => scrollIntoFreeArea(element, caption.clientHeight, isSmooth ? 'smooth' : 'instant')
    // Scrolls up to three times. Each scroll can make the browser lay out more content, and this can move the element.
    for (let tries = 0; tries < 3 && scrollToElement(); tries += 1) {
      if (isSmooth) await tempo.pause(scrollDurationMs)
      await new Promise(requestAnimationFrame)
    }
  }

  return {
    /** Scrolls an element into view and outlines it for a moment. */
    async pointAt(element: HTMLElement, tempo: Tempo): Promise<void> {
      await bringIntoView(element, tempo)
      if (tempo.isSkippingPauses()) return hideOutline()
      const { left, top, width, height } = element.getBoundingClientRect()
      const box = { left, top, width, height }
      for (const [side, length] of Object.entries(box)) outline.style.setProperty(side, `${length}px`)
      outline.hidden = false
      await tempo.pause(outlineDurationMs)
      hideOutline()
    },
    /** Scrolls an element into view. */
    async show(element: HTMLElement, tempo: Tempo): Promise<void> {
      hideOutline()
      await bringIntoView(element, tempo)
    },
    clear: hideOutline,
    close() {
      resizeObserver.disconnect()
      delete html.dataset.demoCaption
      html.style.removeProperty(captionHeightProperty)
      root.unmount()
      caption.remove()
      outline.remove()
    },
  }
}
