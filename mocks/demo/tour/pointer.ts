import { centreOf } from '#mocks/demo/tour/geometry.ts'
import { addPopover } from '#mocks/demo/tour/popover.ts'
import * as css from '#mocks/demo/tour/stage.css.ts'
import type { Tempo } from '#mocks/demo/tour/tempo.ts'

const moveMs = 500
const pressMs = 180
const outlineMs = 350

/**
 * Adds to the page what points at the element that is pressed next: an arrow that moves there, or a frame for reduced
 * motion. The arrow is hidden and in the middle of the window.
 */
export function addPointer() {
  const arrow = addPopover(css.pointer)
  const frame = addPopover(css.outline)
  frame.hidden = true
  arrow.style.setProperty('translate', `${innerWidth / 2}px ${innerHeight / 2}px`)

  return {
    async moveTo(element: HTMLElement, tempo: Tempo) {
      const { x, y } = centreOf(element)
      arrow.dataset.shown = ''
      arrow.style.setProperty('translate', `${x}px ${y}px`)
      await tempo.pause(moveMs)
      arrow.dataset.pressed = ''
      await tempo.pause(pressMs)
      delete arrow.dataset.pressed
    },
    async outline(element: HTMLElement, tempo: Tempo) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const box = { left, top, width, height }
      for (const [side, length] of Object.entries(box)) frame.style.setProperty(side, `${length}px`)
      frame.hidden = false
      await tempo.pause(outlineMs)
      frame.hidden = true
    },
    hide() {
      delete arrow.dataset.shown
      delete arrow.dataset.pressed
      frame.hidden = true
    },
    remove() {
      arrow.remove()
      frame.remove()
    },
  }
}
