import { findVisibleElements, findUsableElement, isPageBusy } from '#mocks/demo/tour/findTarget.ts'
import type { TourTarget } from '#mocks/demo/tour/tour.ts'
import type { Point } from '#tests/e2e/engines/drivers/driver.ts'
import { findProblems, windowSizeSchema } from '#tests/support/playStory.ts'
import { showStory } from '#tests/support/showStory.ts'

// Functions that the tests run in the page. This file is bundled into a script, because both protocols transfer only
// text.

/** The centre of the visible part of an element. */
function getCentre(element: Element): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
  return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) }
}

/**
 * Scrolls a target into view.
 * @returns a point where a click hits it; null while it is missing, covered or moving
 */
export async function findClickPoint(target: TourTarget): Promise<Point | null> {
  const element = findUsableElement(target)
  if (!element) return null
  const startPoint = getCentre(element)
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const point = getCentre(element)
  const topElement = document.elementFromPoint(point.x, point.y)
  const isHit =
    topElement !== null &&
    (element.contains(topElement) || topElement.contains(element) || isLabelOf(topElement, element))
  return isHit && startPoint.x === point.x && startPoint.y === point.y ? point : null
}

const isLabelOf = (hit: Element, element: Element): boolean =>
  element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))

/**
 * Finds a point near a frame's corner, where its first field or button is. The page can't locate the field itself,
 * because the frame is cross-origin.
 * @returns null if there is no frame with this title
 */
export function findFramePoint(title: string): Point | null {
  const frame = document.querySelector(`iframe[title="${title}"]`)
  if (!frame) return null
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + 20, y: top + 20 }
}

/** Whether all targets are on the screen, and nothing is loading. */
export const areAllVisible = (targets: readonly TourTarget[]): boolean =>
  findVisibleElements({ visible: targets }) !== null

const getOverflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** @returns lists that WebKit hides from screen readers: lists outside `nav` without markers or a role (PAGE-24) */
const findListsHiddenFromScreenReaders = (): Element[] =>
  [...document.querySelectorAll('ul:not([role], nav *), ol:not([role], nav *)')].filter(
    (list) => list.checkVisibility() && getComputedStyle(list).listStyleType === 'none',
  )

/** @returns a sentence for each problem of the page */
export const findPageProblems = (): string[] => [
  ...(getOverflow() > 0 ? [`the page scrolls sideways by ${getOverflow()} px`] : []),
  ...findListsHiddenFromScreenReaders().map(
    ({ className }) => `a list without markers needs role="list": ${className}`,
  ),
]

/** Whether the page has started and has its heading, and nothing is loading. */
export const isPageSettled = (): boolean =>
  document.getElementById('start-notice') === null &&
  [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length === 1 &&
  !isPageBusy()

/** @returns the window size that a story requests; null if it requests none */
export async function getViewport(storyId: string): Promise<{ width: number; height: number } | null> {
  await __STORYBOOK_PREVIEW__.ready()
  const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
  return windowSizeSchema.parse(parameters.window) ?? null
}

/**
 * Plays a story that is not the current one.
 * @returns the problems found
 */
export const playStory = async (storyId: string): Promise<string[]> => findProblems(await showStory(storyId))
