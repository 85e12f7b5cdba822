const marginPx = 24

/** Matches elements that don't move when the page scrolls. */
const fixedElementSelector = 'header, [role="dialog"], [role="alertdialog"]'

const getHeaderBottom = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/**
 * Scrolls an element to the middle of the area between the sticky bar and the caption, unless it is already visible there.
 * @returns whether the page scrolls
 */
export function scrollIntoFreeArea(element: Element, captionHeight: number, behavior: 'smooth' | 'instant'): boolean {
  if (element.closest(fixedElementSelector)) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return false
  }
  const { top, bottom, height } = element.getBoundingClientRect()
  const freeArea = { top: getHeaderBottom() + marginPx, bottom: innerHeight - captionHeight - marginPx }
  const isTallerThanFreeArea = height > freeArea.bottom - freeArea.top
  const isInView = top >= freeArea.top && (isTallerThanFreeArea ? top < innerHeight / 2 : bottom <= freeArea.bottom)
  if (isInView) return false
  const targetTop = isTallerThanFreeArea ? freeArea.top : (freeArea.top + freeArea.bottom - height) / 2
  const scrollBefore = scrollY
  const maxScroll = document.documentElement.scrollHeight - innerHeight
  const scrollAfter = Math.round(Math.min(Math.max(0, scrollBefore + top - targetTop), maxScroll))
  window.scrollTo({ top: scrollAfter, behavior })
  return scrollAfter !== Math.round(scrollBefore)
}
