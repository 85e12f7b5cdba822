// Accessibility checks beyond axe's rules. The functions run in the page.

/** Sets the test's style sheet or, without an argument, removes it. */
export function setTestStyles(css = ''): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/**
 * A style for `setTestStyles` that speeds up tests: the browser skips painting and picture decoding. The page still has
 * a layout and receives clicks.
 */
export const hidePaintCss = 'html { opacity: 0 }'

/** The wider text spacing that a reader may set (WCAG 1.4.12), for `setTestStyles`. */
export const wcagTextSpacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** @returns the texts that are cut off, and the number of pixels by which the page is too wide */
export function findClippedText(): string[] {
  const clipsOverflow = (value: string) => value === 'hidden' || value === 'clip'
  const isEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  /** Whether an ancestor cuts off a text; null if it intentionally hides or scrolls its content. */
  const isTextCutBy = (box: HTMLElement, text: DOMRect): boolean | null => {
    const style = getComputedStyle(box)
    // Excludes texts for screen readers, intentional ellipses, and scrolling boxes.
    if (style.clipPath !== 'none' || isEllipsis(style) || box.matches('select, [hidden]')) return null
    if (['auto', 'scroll'].includes(style.overflowX)) return null
    const boxRect = box.getBoundingClientRect()
    const isTooWide = text.right > boxRect.right + 1 || text.left < boxRect.left - 1
    const isTooTall = text.bottom > boxRect.bottom + 1 || text.top < boxRect.top - 1
    return (clipsOverflow(style.overflowX) && isTooWide) || (clipsOverflow(style.overflowY) && isTooTall)
  }
  const clippedTexts: string[] = []
  const textWalker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = textWalker.nextNode(); node; node = textWalker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true })
    if (text === '' || !isVisible || node.parentElement?.closest('[aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (let box: HTMLElement | null = node.parentElement; box; box = box.parentElement) {
      const isCut = isTextCutBy(box, range.getBoundingClientRect())
      if (isCut) clippedTexts.push(`"${text.slice(0, 40)}" is cut off by ${box.tagName} ${box.className}`)
      if (isCut !== false) break
    }
  }
  const overflow = document.documentElement.scrollWidth - innerWidth
  return overflow > 0 ? [...clippedTexts, `${overflow} px too wide`] : clippedTexts
}

/**
 * @returns the controls that forced colours make invisible, because they have no edge, underline or icon. Checkboxes
 * and radio buttons are excluded, because the browser draws them itself.
 */
export function findInvisibleInForcedColors(): string[] {
  const hasEdge = (element: Element | null): boolean => {
    if (!element) return false
    const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(element)
    return `${borderTopWidth}${borderBottomWidth}` !== '0px0px' || textDecorationLine === 'underline'
  }
  return [...document.querySelectorAll('#root :is(button, input:not([type=radio], [type=checkbox]), select, textarea)')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }))
    .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement) && !control.querySelector('svg'))
    .map((control) => `${control.tagName} "${control.textContent}" has no edge`)
}

/** @returns the animations that last long enough to be visible */
export const findRunningAnimations = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
    .map(({ effect }) => `${(effect as KeyframeEffect).target?.className} moves`)

/** The window, with the elements that Tab has focused so far. */
interface WindowWithFocusRecord {
  focusedElements?: Element[]
}

/**
 * Records the focused element. Must be called after each press of Tab.
 * @returns whether Tab has reached every element
 */
export function recordFocus(): boolean {
  const focusedElements = ((window as unknown as WindowWithFocusRecord).focusedElements ??= [])
  const { activeElement: focused } = document
  if (!focused || focused === document.body || focusedElements.includes(focused)) return true
  focusedElements.push(focused)
  return false
}

/**
 * Compares the elements in the record of `recordFocus` with the page's controls, and clears the record.
 * @returns the controls that Tab skipped or reached out of order
 */
export function checkFocusOrder(): string[] {
  const { focusedElements = [] } = window as unknown as WindowWithFocusRecord
  Reflect.deleteProperty(window, 'focusedElements')
  const describe = (element?: Element) => element?.outerHTML.slice(0, 120)
  // Tab reaches only the checked radio button of a group; the arrow keys reach the others.
  const unreachableSelector = ':disabled, [inert] *, [type="radio"]:not(:checked), [tabindex="-1"]'
  const tabStops = [...document.querySelectorAll('#root :is(a[href], button, input, select, textarea)')].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(unreachableSelector),
  )
  const reachedStops = focusedElements.filter((element) => tabStops.includes(element))
  const wrongIndex = tabStops.findIndex((control, index) => reachedStops[index] !== control)
  const isAbovePrevious = (element: Element, index: number) => {
    const previousElement = focusedElements[index - 1]
    const isPreviousInHeader = previousElement?.closest('header') !== null
    return (
      previousElement &&
      !isPreviousInHeader &&
      element.getBoundingClientRect().bottom < previousElement.getBoundingClientRect().top
    )
  }
  return [
    ...(wrongIndex >= 0
      ? [`Tab reaches ${describe(reachedStops[wrongIndex])} instead of ${describe(tabStops[wrongIndex])}`]
      : []),
    ...focusedElements.filter(isAbovePrevious).map((element) => `${describe(element)} is above the previous element`),
  ]
}
