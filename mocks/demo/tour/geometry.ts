const marginPx = 24

/** Selects elements that don't move when the page scrolls. */
const fixedElements = 'header, [role="dialog"], [role="alertdialog"]'

const barHeight = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)

/**
 * Scrolls an element to the middle of the area between the sticky bar and the caption, unless it is already visible there.
 * @returns whether the page scrolls
 */
export function scrollIntoFreeArea(element: Element, captionHeight: number, behavior: 'smooth' | 'instant'): boolean {
  if (element.closest(fixedElements)) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    return false
  }
  const { top, bottom, height } = element.getBoundingClientRect()
  const free = { top: barHeight() + marginPx, bottom: innerHeight - captionHeight - marginPx }
  const isTaller = height > free.bottom - free.top
  const isInView = top >= free.top && (isTaller ? top < innerHeight / 2 : bottom <= free.bottom)
  if (isInView) return false
  const targetTop = isTaller ? free.top : (free.top + free.bottom - height) / 2
  const before = scrollY
  const last = document.documentElement.scrollHeight - innerHeight
  const after = Math.round(Math.min(Math.max(0, before + top - targetTop), last))
  window.scrollTo({ top: after, behavior })
  return after !== Math.round(before)
}
