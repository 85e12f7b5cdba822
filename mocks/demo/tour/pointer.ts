import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'
import * as css from '#mocks/demo/tour/stage.css.ts'
import type { Tempo } from '#mocks/demo/tour/tempo.ts'

const outlineMs = 500

/** Adds an element to the page's top layer, above the shop's dialogs. */
export function addPopover(className: string): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.popover = 'manual'
  element.setAttribute(demoAttribute, '')
  document.body.append(element)
  element.showPopover?.() // older browsers show it in the page's last layer
  return element
}

/** Adds to the page the frame that shows which element is pressed next. */
export function addPointer() {
  const frame = addPopover(css.outline)
  frame.hidden = true
  return {
    async pointAt(element: HTMLElement, tempo: Tempo) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const box = { left, top, width, height }
      for (const [side, length] of Object.entries(box)) frame.style.setProperty(side, `${length}px`)
      frame.hidden = false
      await tempo.pause(outlineMs)
    },
    hide: () => void (frame.hidden = true),
    remove: () => frame.remove(),
  }
}
