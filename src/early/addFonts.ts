/** What a web font is loaded by. */
export type Font = readonly [family: string, weight: string, address: string]

/** The boxes of the elements that are shown, in the order of the page. */
const readBoxes = () =>
  [...document.querySelectorAll('body *')]
    // Older browsers can't tell, and lay out everything.
    .filter((element) => element.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }) ?? true)
    .map((element) => element.getBoundingClientRect())

/** The part of a box that is in the window, px². */
const visibleArea = ({ left, right, top, bottom }: DOMRect) =>
  Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
  Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))

/** Whether the layout shift from these boxes may be more than 0.01: areas that overlap are counted twice. */
function hasMoved(before: DOMRect[]): boolean {
  let area = 0
  let distance = 0
  readBoxes().forEach((box, index) => {
    const { [index]: old = box } = before
    const moved = Math.max(Math.abs(box.x - old.x), Math.abs(box.y - old.y))
    const seen = visibleArea(box) + visibleArea(old)
    // Browsers ignore less.
    if (moved < 3 || seen === 0) return
    area += seen
    distance = Math.max(distance, moved)
  })
  return Math.min(1, area / (innerWidth * innerHeight)) * distance > Math.max(innerWidth, innerHeight) / 100
}

/**
 * Loads the web fonts, then adds them together: each one lays out the whole page again (SPEED-6). Before, the page is shown
 * in fallback fonts of about the same size. Where it would move all the same, in a font that the shop doesn't know or at an
 * unlucky width, the next page gets the web fonts (SPEED-4).
 */
export async function addFonts(fonts: readonly Font[]): Promise<void> {
  const faces = fonts.map(([family, weight, address]) => new FontFace(family, `url(${address})`, { weight }))
  const add = () => faces.forEach((face) => document.fonts.add(face))
  await Promise.allSettled(faces.map((face) => face.load()))
  const before = readBoxes()
  add()
  if (!hasMoved(before)) return
  faces.forEach((face) => document.fonts.delete(face))
  window.navigation?.addEventListener('currententrychange', (event) => event.navigationType === 'push' && add())
}
