import { findVisible, findUsable, isBusy } from '#mocks/demo/tour/findTarget.ts'
import type { Target } from '#mocks/demo/tour/tour.ts'
import type { Point } from '#tests/e2e/engines/drivers/driver.ts'
import { findProblems, windowSchema } from '#tests/support/playStory.ts'
import { showStory } from '#tests/support/showStory.ts'

// Functions that the tests run in the page. The file is bundled, because both protocols transfer only text.

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
export async function findClickPoint(target: Target): Promise<Point | null> {
  const element = findUsable(target)
  if (!element) return null
  const startPoint = getCentre(element)
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const point = getCentre(element)
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || isLabelOf(hit, element))
  return isHit && startPoint.x === point.x && startPoint.y === point.y ? point : null
}

const isLabelOf = (hit: Element, element: Element): boolean =>
  element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))

/**
 * @returns a point in a cross-origin frame's first field or button, which the page can't read; null if it is missing
 */
export function findFramePoint(title: string): Point | null {
  const frame = document.querySelector(`iframe[title="${title}"]`)
  if (!frame) return null
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + 20, y: top + 20 }
}

/** Whether all targets are on the screen, and nothing is busy. */
export const showsAll = (targets: readonly Target[]): boolean => findVisible({ visible: targets }) !== null

const getOverflow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Lists that WebKit hides from screen readers: those without markers, role and surrounding navigation (PAGE-24). */
const findHiddenLists = (): Element[] =>
  [...document.querySelectorAll('ul:not([role], nav *), ol:not([role], nav *)')].filter(
    (list) => list.checkVisibility() && getComputedStyle(list).listStyleType === 'none',
  )

/** @returns the problems that no page may have in any engine, as sentences */
export const findFaults = (): string[] => [
  ...(getOverflow() > 0 ? [`the page scrolls sideways by ${getOverflow()} px`] : []),
  ...findHiddenLists().map(({ className }) => `a list without markers needs role="list": ${className}`),
]

/** Whether the page has started and has its heading, and nothing is loading. */
export const isSettled = (): boolean =>
  document.getElementById('start-notice') === null &&
  [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length === 1 &&
  !isBusy()

/** @returns the window size that a story requests, or null */
export async function getViewport(storyId: string): Promise<{ width: number; height: number } | null> {
  await __STORYBOOK_PREVIEW__.ready()
  const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
  return windowSchema.parse(parameters.window) ?? null
}

/**
 * Shows a story, which must not be the current one.
 * @returns what went wrong
 */
export const playStory = async (storyId: string): Promise<string[]> => findProblems(await showStory(storyId))
