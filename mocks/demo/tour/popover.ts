import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'

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
