import { beforeEach, expect, test, vi } from 'vitest'
import { captionEdge, scrollIntoReach, type Box } from '#mocks/demo/tour/geometry.ts'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** In a window of 1000 × 800 px: in the middle below, at the start above. */
const captionAt = (edge: 'top' | 'bottom'): Box => (edge === 'bottom' ? box(200, 640, 600, 140) : box(0, 90, 600, 140))

test.each([
  ['bottom', 'is high up', box(0, 100, 1000, 100)],
  ['top', 'is where the caption stands', box(300, 660, 200, 40)],
  ['bottom', 'is beside the caption', box(850, 600, 100, 200)],
  ['top', 'is covered more at the bottom', box(650, 100, 300, 700)],
])('the caption stands at the %s when the element %s', (edge, _, element) => {
  expect(captionEdge(element, captionAt)).toBe(edge)
})

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  scrollTo.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

function elementAt(top: number, height: number, parent: Element = document.body): Element {
  const element = parent.appendChild(document.createElement('p'))
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
  return element
}

test.each([
  ['in the middle of the free space', 1500, 100, 1500 - (24 + 800 - 148 - 100) / 2],
  ['at its top when it is higher', 1500, 900, 1500 - 24],
  ['as far as the page goes', 2900, 100, 2200],
])('scrolls an element to a place %s', (_, top, height, expected) => {
  expect(scrollIntoReach(elementAt(top, height), 100, 'instant')).toBe(true)
  expect(scrollTo).toHaveBeenCalledWith({ top: expected, behavior: 'instant' })
})

test('an element in view stays where it is, and so does one in a dialog', () => {
  expect(scrollIntoReach(elementAt(300, 100), 100, 'instant')).toBe(false)
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.role = 'alertdialog'
  expect(scrollIntoReach(elementAt(1500, 100, dialog), 100, 'instant')).toBe(false)
  expect(scrollTo).not.toHaveBeenCalled()
})
