import * as z from 'zod/mini'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { findSeen, findUsable, isBusy } from '#mocks/demo/tour/findTarget.ts'
import { chooseFile } from '#mocks/demo/tour/gestures.ts'
import type { Target } from '#mocks/demo/tour/tour.ts'
import type { Point } from '#tests/e2e/engines/drivers/driver.ts'
import { showStory } from '#tests/support/showStory.ts'

// What the tests run in the page. The file is bundled: both protocols pass text only.

/** The centre of the visible part of an element. */
function centreOf(element: Element): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
  return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) }
}

/** Brings a target into view. @returns where a press reaches it; null while it is missing, covered or moving */
export async function reach(target: Target): Promise<Point | null> {
  const element = findUsable(target)
  if (!element) return null
  const before = centreOf(element)
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const point = centreOf(element)
  const hit = document.elementFromPoint(point.x, point.y)
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || isLabelOf(hit, element))
  return isHit && before.x === point.x && before.y === point.y ? point : null
}

const isLabelOf = (hit: Element, element: Element): boolean =>
  element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(hit))

/** @returns a place in the first field or button of a frame, whose content is closed to the page; null while it is missing */
export function reachFrame(title: string): Point | null {
  const frame = document.querySelector(`iframe[title="${title}"]`)
  if (!frame) return null
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top } = frame.getBoundingClientRect()
  return { x: left + 20, y: top + 20 }
}

/** In every browser, and in no standard. */
interface Search {
  find(text: string): boolean
}

const kept = window as unknown as { kept?: Element[] }

/** Remembers the elements of a selector. @returns how many there are */
export const keepElements = (selector: string): number => (kept.kept = [...document.querySelectorAll(selector)]).length

/** How many of the remembered elements are still in the page. */
export const countKept = (): number => kept.kept?.filter(({ isConnected }) => isConnected).length ?? 0

/** Whether all targets are on the screen, with nothing busy. */
export const sees = (targets: readonly Target[]): boolean => findSeen({ seen: targets }) !== null

/** Chooses a picture of this address in a file field. */
export async function choose(target: Target, address: string, name: string): Promise<boolean> {
  const element = findUsable(target)
  const response = await fetch(address)
  const blob = await response.blob()
  if (element) chooseFile(element, new File([blob], name, { type: blob.type }))
  return element !== null
}

/** Opens another page of the shop without loading it again. */
export function goTo(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/** How many pixels the page is too wide. */
const sideways = (): number => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Lists that WebKit doesn't tell a screen reader: without markers, role and navigation around them (PAGE-24). */
const lostLists = (): Element[] =>
  [...document.querySelectorAll('ul:not([role], nav *), ol:not([role], nav *)')].filter(
    (list) => list.checkVisibility() && getComputedStyle(list).listStyleType === 'none',
  )

/** What is wrong with the page in each engine, as sentences. */
export const findFaults = (): string[] => [
  ...(sideways() > 0 ? [`the page scrolls sideways by ${sideways()} px`] : []),
  ...lostLists().map(({ className }) => `a list without markers needs role="list": ${className}`),
]

/** What the focused element is called, with its role's tag; empty when none has the focus. */
export function focused(): string {
  const { activeElement: element, body } = document
  return element === null || element === body
    ? ''
    : `${element.tagName} ${element.ariaLabel ?? element.textContent.trim()}`
}

/** Whether the focus is inside of an element. */
export const focusIsIn = (selector: string): boolean => document.activeElement?.closest(selector) !== null

/** How many elements of a selector a person can see. */
export const countVisible = (selector: string): number =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .length

/** The page's address, without the host. */
export const address = (): string => location.pathname + location.search

/** Whether the page has its heading, and nothing is loading. */
export const isSettled = (): boolean => countVisible('h1') === 1 && !isBusy()

/** Whether an element is laid out, rather than left for later. */
export const isLaidOut = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) ?? false

/** Whether the browser's search in the page finds the text of an element. */
export function finds(selector: string): boolean {
  getSelection()?.removeAllRanges()
  return (window as unknown as Search).find(document.querySelector(selector)?.textContent ?? '')
}

/** Whether the demo says that it works offline. */
export const isStoredForOffline = (): boolean => document.body.textContent.includes(panelCopy.offline.ready)

/** What is on the screen, for a failed test. */
export const describePage = (): string =>
  `${location.href}\n${document.body.innerText.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 1500)}`

/** Whether the preview can show stories. */
export const isPreviewReady = (): boolean =>
  '__STORYBOOK_PREVIEW__' in window && __STORYBOOK_PREVIEW__.ready instanceof Function

const windowSchema = z.optional(z.object({ width: z.number(), height: z.number() }))

/** @returns the size of the window that a story asks for, null when it asks for none */
export async function viewportOf(storyId: string): Promise<{ width: number; height: number } | null> {
  await __STORYBOOK_PREVIEW__.ready()
  const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
  return z.parse(windowSchema, parameters.window) ?? null
}

const reportSchema = z.object({
  reporters: z.array(
    z.object({
      type: z.string(),
      status: z.string(),
      result: z.optional(z.object({ violations: z.optional(z.array(z.object({ id: z.string(), help: z.string() }))) })),
    }),
  ),
})

/** What a finished story reports: the a11y addon's violations. */
function problemsIn(data: unknown): string | null {
  const failed = z.parse(reportSchema, data).reporters.filter(({ status }) => status === 'failed')
  const problems = failed.flatMap(
    ({ type, result }) => result?.violations?.map(({ id, help }) => `${id}: ${help}`) ?? type,
  )
  return problems.length > 0 ? problems.join(', ') : null
}

/** Shows a story, which must not be the current one. @returns what went wrong, or 'passed' */
export async function playStory(storyId: string): Promise<string> {
  const { failure, report } = await showStory(storyId)
  return failure ?? problemsIn(report) ?? 'passed'
}
