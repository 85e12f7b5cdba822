// What tests of accessibility look for beyond axe's rules. The functions run in the page.

/** Sets or, without an argument, removes a style sheet of the test. */
export function restyle(css = ''): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Lays the page out, and takes presses, without painting it or decoding its pictures, for `restyle`: that is faster. */
export const unpainted = 'html { opacity: 0 }'

/** The wider spacing of text that a reader may choose (WCAG 1.4.12), for `restyle`. */
export const widerText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** @returns the texts that are cut off, and by how many pixels the page is too wide */
export function findLost(): string[] {
  const isHiding = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const isEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  /** Whether an element around a text cuts it off; null: what is around it doesn't matter. */
  const isCutBy = (box: HTMLElement, text: DOMRect): boolean | null => {
    const style = getComputedStyle(box)
    // Texts for screen readers, texts that are shortened on purpose, and boxes that scroll.
    if (style.clipPath !== 'none' || isEllipsis(style) || box.matches('select, [hidden]')) return null
    if (['auto', 'scroll'].includes(style.overflowX)) return null
    const around = box.getBoundingClientRect()
    const isWide = text.right > around.right + 1 || text.left < around.left - 1
    const isHigh = text.bottom > around.bottom + 1 || text.top < around.top - 1
    return (isHiding(style.overflowX) && isWide) || (isHiding(style.overflowY) && isHigh)
  }
  const cut: string[] = []
  const texts = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const isRead = node.parentElement?.checkVisibility({ visibilityProperty: true })
    if (text === '' || !isRead || node.parentElement?.closest('[aria-hidden="true"]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (let box: HTMLElement | null = node.parentElement; box; box = box.parentElement) {
      const isCut = isCutBy(box, range.getBoundingClientRect())
      if (isCut) cut.push(`"${text.slice(0, 40)}" is cut off by ${box.tagName} ${box.className}`)
      if (isCut !== false) break
    }
  }
  const sideways = document.documentElement.scrollWidth - innerWidth
  return sideways > 0 ? [...cut, `${sideways} px too wide`] : cut
}

/** @returns the controls, less radio buttons, without an edge, an underline or an icon, for when the browser replaces all colours */
export function findEdgeless(): string[] {
  const hasEdge = (element: Element | null): boolean => {
    if (!element) return false
    const { borderTopWidth, borderBottomWidth, textDecorationLine } = getComputedStyle(element)
    return `${borderTopWidth}${borderBottomWidth}` !== '0px0px' || textDecorationLine === 'underline'
  }
  return [...document.querySelectorAll('#root :is(button, input:not([type=radio]), select, textarea)')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }))
    .filter((control) => !hasEdge(control) && !hasEdge(control.parentElement) && !control.querySelector('svg'))
    .map((control) => `${control.tagName} "${control.textContent}" has no edge`)
}

/** @returns what moves for longer than anyone can see */
export const findMotion = (): string[] =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
    .map(({ effect }) => `${(effect as KeyframeEffect).target?.className} moves`)

/**
 * Compares the focused element with the one before. Called after each press of Tab in a column of one page.
 * @returns whether the walk is over, and what is wrong with the order
 */
export function followFocus(): { isOver: boolean; problem: string | null } {
  const state = window as unknown as { walked?: HTMLElement[] }
  const walked = (state.walked ??= [])
  const focused = document.activeElement as HTMLElement
  const previous = walked.at(-1)
  if (focused === document.body || walked.includes(focused)) return { isOver: true, problem: null }
  walked.push(focused)
  if (!previous) return { isOver: false, problem: null }
  const isAfter = previous.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  const isSticky = previous.closest('header') !== null
  const isAbove = !isSticky && focused.getBoundingClientRect().bottom < previous.getBoundingClientRect().top
  const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent.slice(0, 30)}`
  return { isOver: false, problem: isAfter && !isAbove ? null : `${name} is out of order` }
}

/** @returns the controls that Tab has not reached since `followFocus` was first called; forgets the walk */
export function findUnreached(): string[] {
  const state = window as unknown as { walked?: HTMLElement[] }
  const walked = new Set<Element>(state.walked)
  delete state.walked
  const all = document.querySelectorAll<HTMLElement>('#root :is(a[href], button, input, select, textarea)')
  return (
    [...all]
      .filter(
        (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [inert] *'),
      )
      // The arrow keys reach the other radios of a group.
      .filter((control) => !control.matches('[type="radio"]:not(:checked)'))
      .filter((control) => control.tabIndex >= 0 && !walked.has(control))
      .map((control) => `Tab does not reach ${control.outerHTML.slice(0, 120)}`)
  )
}
