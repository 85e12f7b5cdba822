import type { TourTarget, TourStep } from '#mocks/demo/tour/tour.ts'

/** The attribute of the demo's own elements (badge, panel, caption), which are never targets. */
export const demoAttribute = 'data-demo'

const selectorByRole: Record<Exclude<TourTarget['role'], 'text'>, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  textbox: 'textarea, input:not([type]), input:is([type="text"], [type="tel"], [type="email"], [type="password"])',
  slider: 'input[type="range"]',
  checkbox: 'input[type="checkbox"]',
  heading: 'h1, h2, h3, h4',
  row: 'tr, [role="row"]',
  article: 'article',
  file: 'input[type="file"]',
}

const containerSelector = 'tr, [role="row"], article, [role="dialog"], [role="alertdialog"]'

const normalize = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

export const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Computes an element's accessible name. It implements only the rules of the standard that the app's markup needs. */
function getAccessibleName(element: Element): string {
  const labels = isTextField(element) ? element.labels : null
  const referencedIds = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const names = [
    referencedIds.map((id) => document.getElementById(id)?.textContent).join(' '),
    element.getAttribute('aria-label'),
    Array.from(labels ?? [], (label) => label.textContent).join(' '),
    element.textContent,
  ]
  return names.map(normalize).find((name) => name !== '') ?? ''
}

/** Whether the element is rendered. Safari before 17.4 has no `checkVisibility`. */
const isRendered = (element: Element): boolean => element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Whether the element is rendered, not hidden from assistive technology, and not part of the demo. */
const isFindable = (element: Element): boolean =>
  element.closest(`[aria-hidden="true"], [${demoAttribute}]`) === null &&
  isRendered(element) &&
  getComputedStyle(element).visibility === 'visible'

const containsText = (element: Element, text: string): boolean => normalize(element.textContent).includes(text)

/** @returns the smallest findable elements that contain the text */
function findElementsWithText(root: Element, text: string): HTMLElement[] {
  const matchingChildren = Array.from(root.children).filter((child) => containsText(child, text))
  if (matchingChildren.length > 0) return matchingChildren.flatMap((child) => findElementsWithText(child, text))
  return root instanceof HTMLElement && containsText(root, text) && isFindable(root) ? [root] : []
}

function findElementsWithRole(role: Exclude<TourTarget['role'], 'text'>, name: string): HTMLElement[] {
  const matchingEntries = Array.from(document.querySelectorAll<HTMLElement>(selectorByRole[role]), (element) => ({
    element,
    name: getAccessibleName(element),
  })).filter((entry) => entry.name.includes(name) && isFindable(entry.element))
  // Exact names come first, so that "Pay" does not find "Payment".
  return matchingEntries.sort((a, b) => Number(b.name === name) - Number(a.name === name)).map(({ element }) => element)
}

const isInContainerWithText = (element: Element, text: string): boolean => {
  const container = element.closest(containerSelector)
  return container !== null && containsText(container, text)
}

const isFilledIn = (element: Element): boolean => isTextField(element) && element.value !== ''

/** Finds an element by role and name. Testing Library is far larger and incompatible with Trusted Types. */
export function findTarget({ role, name, within, filled }: TourTarget): HTMLElement | null {
  const elements = role === 'text' ? findElementsWithText(document.body, name) : findElementsWithRole(role, name)
  return (
    elements.find(
      (element) => (!within || isInContainerWithText(element, within)) && (!filled || isFilledIn(element)),
    ) ?? null
  )
}

export const isPageBusy = (): boolean =>
  document.querySelector('main [aria-busy="true"], main[aria-busy="true"]') !== null

/** @returns the target if it can be clicked or filled in now */
export function findUsableElement(target: TourTarget): HTMLElement | null {
  const element = findTarget(target)
  // Ignores `inert` on the body, which Storybook sets when it shows a page as a picture.
  const isUsable = !isPageBusy() && element?.closest(':disabled, [aria-disabled="true"], body [inert]') === null
  return isUsable ? element : null
}

/** @returns the step's `visible` elements; null while one is missing or the page is busy */
export function findVisibleElements({ visible }: Pick<TourStep, 'visible'>): HTMLElement[] | null {
  if (isPageBusy()) return null
  const elements = visible.map(findTarget).filter((element) => element !== null)
  return elements.length === visible.length ? elements : null
}
