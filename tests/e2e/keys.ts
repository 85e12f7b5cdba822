import { expect, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'
import type { Locator } from '@playwright/test'

// Journeys by keys alone: every step of the way checks where the focus is.

/** @returns what is wrong with the place the focus is at: lost, without a ring, or under something else; null when nothing is. */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is lost'
    const name = `${focused.tagName} ${focused.ariaLabel ?? focused.textContent?.slice(0, 30) ?? ''}`
    // a field that lies unseen over what it fills in has its ring drawn there
    const ringed = (element: Element | null, depth = 0): boolean =>
      element !== null &&
      depth < 4 &&
      (getComputedStyle(element).outlineStyle !== 'none' || ringed(element.parentElement, depth + 1))
    if (focused.matches(':focus-visible') && focused.tabIndex >= 0 && !ringed(focused)) return `${name} has no ring`
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (height > innerHeight / 2) return null
    const own = (element: Element) => focused.contains(element) || element.contains(focused)
    if (top + height / 2 > innerHeight) return `${name} is out of sight`
    // of a field with many lines the browser shows the one that is written in, not always all
    const many = focused instanceof HTMLTextAreaElement
    const seen = (many ? [top + 2] : [top + 2, top + height / 2, top + height - 2]).filter((y) => y < innerHeight)
    const covered = seen.filter((y) => {
      const stack = document.elementsFromPoint(left + width / 2, y).filter((element) => !element.closest('.Toastify'))
      return !stack[0] || !own(stack[0])
    })
    return covered.length > 0 ? `${name} is hidden at ${covered.map(Math.round).join(', ')}` : null
  })

/** Presses a key until the target has the focus; on the way the focus is never lost, unseen or covered. */
export async function go(page: Page, target: Locator, key = 'Tab') {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await focusProblem(page)).toBeNull()
  }
  throw new Error(`${String(target)} can not be reached by ${key}`)
}

/** Goes to a control by Tab and presses Enter on it. */
export async function press(page: Page, target: Locator) {
  await go(page, target)
  await page.keyboard.press('Enter')
}

/** Goes to a field by Tab and writes over what is in it. */
export async function type(page: Page, target: Locator, text: string) {
  await go(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** A button anywhere on the page. */
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** A button of the question that is open. */
export const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true })

/** Answers the question that is open, with yes; the way out has the focus first. */
export async function agree(page: Page, name: string) {
  await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused()
  await press(page, answer(page, name))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Opens a page of the dashboard from its menu. */
export async function open(page: Page, link: string, title: string | RegExp) {
  await go(page, page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, title)).toBeFocused()
}

/** The focus has found a place after what had it went away. */
export const expectFocusKept = (page: Page) => expect.poll(() => focusProblem(page)).toBeNull()
