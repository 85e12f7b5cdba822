import { vi } from 'vitest'

/** What browsers have and jsdom lacks, as much of it as the shop asks for. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('scrollTo', () => {})

/** No media query matches: a small, light screen with motion. */
vi.stubGlobal('matchMedia', (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
)

Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}
Element.prototype.releasePointerCapture = () => {}

HTMLDialogElement.prototype.show = function () {
  this.open = true
}
HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
HTMLDialogElement.prototype.close = function (returnValue?: string) {
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}
