// Stubs for browser APIs that the shop and the demo use, but that jsdom lacks.

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(window, {
  ResizeObserver: ObserverStub,
  IntersectionObserver: ObserverStub,
  scrollTo: () => {},
  isSecureContext: true,
  /** No media query matches, as on a small screen with a light theme and no reduced motion. */
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
})

Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
Element.prototype.setPointerCapture = () => {}

Element.prototype.checkVisibility = function () {
  const { display, visibility } = getComputedStyle(this)
  if (display === 'none' || visibility === 'hidden') return false
  return this.parentElement?.checkVisibility() ?? true
}

HTMLDialogElement.prototype.show = function () {
  this.open = true
}
HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
HTMLDialogElement.prototype.close = function (returnValue?: string) {
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}
