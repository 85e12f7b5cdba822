import { expect, type Page } from '#tests/e2e/fixtures.ts'
import type { Locator } from '@playwright/test'

// Helpers for tests that use only the keyboard. They check the focus after each key press.

/** @returns the problem with the focus (lost, without a ring, off screen or covered); null if there is none */
export const findFocusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is lost'
    const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent?.slice(0, 30) ?? ''}`
    // If an input is invisible, an ancestor draws its focus ring.
    const hasFocusRing = (element: Element | null, depth = 0): boolean =>
      element !== null &&
      depth < 4 &&
      (getComputedStyle(element).outlineStyle !== 'none' || hasFocusRing(element.parentElement, depth + 1))
    if (focused.matches(':focus-visible') && focused.tabIndex >= 0 && !hasFocusRing(focused))
      return `${name} has no ring`
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (height > innerHeight / 2) return null
    const containsOrIsInside = (element: Element) => focused.contains(element) || element.contains(focused)
    if (top + height / 2 > innerHeight) return `${name} is off screen`
    // The browser scrolls a textarea only as far as its caret needs, so only its top is checked.
    const isTextArea = focused instanceof HTMLTextAreaElement
    const probeYs = (isTextArea ? [top + 2] : [top + 2, top + height / 2, top + height - 2]).filter(
      (y) => y < innerHeight,
    )
    const coveredYs = probeYs.filter((y) => {
      const elementsAtPoint = document
        .elementsFromPoint(left + width / 2, y)
        .filter((element) => !element.closest('.Toastify'))
      return !elementsAtPoint[0] || !containsOrIsInside(elementsAtPoint[0])
    })
    return coveredYs.length > 0 ? `${name} is hidden at ${coveredYs.map(Math.round).join(', ')}` : null
  })

/** Moves the focus to the target with Tab or Shift+Tab, and checks the focus after each press. */
export async function moveFocusTo(page: Page, target: Locator) {
  const isBeforeFocus = await target.evaluate(
    (element) =>
      ((document.activeElement ?? element).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
  )
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(isBeforeFocus ? 'Shift+Tab' : 'Tab')
    expect(await findFocusProblem(page)).toBeNull()
  }
  throw new Error(`${String(target)} can’t be reached by Tab`)
}

/** Focuses a control and activates it. A text field is only focused. */
export async function activate(page: Page, target: Locator) {
  await moveFocusTo(page, target)
  const type = await target.getAttribute('type')
  if (type !== 'email' && type !== 'password' && type !== 'search')
    await page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter')
}
