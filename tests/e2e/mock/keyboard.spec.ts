import { demoPassword, personas } from '#mocks/personas.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import type { Locator } from '@playwright/test'

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
    // the browser shows the line that is written in, not always all of a high field
    const seen = [top + 2, top + height / 2, top + height - 2].filter((y) => y < innerHeight)
    const covered = seen.filter((y) => {
      const stack = document.elementsFromPoint(left + width / 2, y).filter((element) => !element.closest('.Toastify'))
      return !stack[0] || !own(stack[0])
    })
    return covered.length > 0 ? `${name} is hidden at ${covered.map(Math.round).join(', ')}` : null
  })

/** Presses a key until the target has the focus; on the way the focus is never lost, unseen or covered. */
async function go(page: Page, target: Locator, key = 'Tab') {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    expect(await focusProblem(page)).toBeNull()
  }
  throw new Error(`${String(target)} can not be reached by ${key}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await go(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string) {
  await go(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const answer = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

/** Answers the question that is open, with yes; the way out has the focus first. */
async function agree(page: Page, name: string) {
  await expect(page.getByRole('alertdialog').getByRole('button').first()).toBeFocused()
  await press(page, answer(page, name))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Opens a page of the dashboard from its menu. */
async function open(page: Page, link: string, title: string | RegExp) {
  await go(page, page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, title)).toBeFocused()
}

const expectFocusKept = (page: Page) => expect.poll(() => focusProblem(page)).toBeNull()

test('the skip link is the first stop, and leads past the navigation', async ({ page }) => {
  await page.goto('./parts')
  await expect(heading(page, /parts/i)).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a customer logs in, buys, pays, cancels, saves a profile and writes a review by keys alone', async ({ page }) => {
  await page.goto('./parts')
  const part = page.getByRole('article').filter({ hasText: 'Ventilated brake rotor 345 mm' })
  await press(page, part.getByRole('link', { name: /Purchase Now/ }))

  await test.step('log in', async () => {
    await expect(heading(page, 'Login')).toBeFocused()
    await type(page, page.getByLabel('Email'), personas.customer.email)
    await type(page, page.getByLabel('Password', { exact: true }), demoPassword)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Ventilated brake rotor 345 mm')).toBeFocused()
  })

  await test.step('buy', async () => {
    await type(page, page.getByLabel('Quantity'), '25')
    await press(page, button(page, 'PURCHASE'))
    const orders = page.getByRole('main').getByRole('link', { name: 'My Orders' })
    await expect(orders).toBeVisible()
    await expectFocusKept(page)
    await press(page, orders)
  })

  await test.step('pay', async () => {
    await expect(heading(page, 'My Orders')).toBeFocused()
    const row = page.getByRole('row').filter({ hasText: '$2,100.00' })
    await press(page, row.getByRole('link', { name: /^Pay/ }))
    await expect(heading(page, 'Payment')).toBeFocused()
    await type(page, page.getByLabel('Card number'), '4242424242424242')
    await type(page, page.getByLabel('Expiry date'), '1234')
    await type(page, page.getByLabel('CVC'), '123')
    await press(page, button(page, /Payment Confirm/))
    await expect(page.getByText('Payment Success')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
    await expectFocusKept(page)
    await press(page, page.getByRole('main').getByRole('region').getByRole('link', { name: 'Back to My Orders' }))
  })

  await test.step('cancel an unpaid order, after a second thought', async () => {
    await expect(heading(page, 'My Orders')).toBeFocused()
    const row = page.getByRole('row').filter({ hasText: 'Conical air filter' })
    const cancel = row.getByRole('button', { name: 'Cancel' })
    await press(page, cancel)
    await expect(answer(page, 'Keep it')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await agree(page, 'Cancel the order')
    await expect(row).toHaveCount(0)
    await expectFocusKept(page)
  })

  await test.step('save the profile', async () => {
    await open(page, 'My Profile', 'My Profile')
    await go(page, page.getByLabel('Education'))
    await page.keyboard.press('H')
    await type(page, page.getByLabel('Phone'), '+880 1711 111 111')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your profile is saved')).toBeVisible()
    await expectFocusKept(page)
    await expect(page.getByText('HSC').last()).toBeVisible()
  })

  await test.step('write a review', async () => {
    await open(page, 'Add A Review', 'Add A Review')
    await go(page, page.getByRole('slider', { name: 'Rating' }))
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await type(page, page.getByLabel('Country'), 'Nepal')
    // the browser's list of suggestions takes the next key for itself
    await page.keyboard.press('Escape')
    await type(page, page.getByLabel('Review', { exact: true }), 'Straight, quiet, on time.')
    await press(page, button(page, 'Send Review'))
    await expect(page.getByText('Thank you for your review')).toBeVisible()
    await expectFocusKept(page)
  })
})

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('an admin ships, deletes, promotes and adds a part by keys alone', async ({ page }) => {
  await page.goto('./login')
  await press(page, button(page, 'Demo Admin'))
  await expect(heading(page, /Dhruva/)).toBeFocused()
  await go(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'My Profile')).toBeFocused()

  await test.step('ship', async () => {
    await open(page, 'Manage All Orders', /^Manage All Orders: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Alternator' })
    await press(page, row.getByRole('button', { name: 'Ship' }))
    await agree(page, 'Mark as shipped')
    await expect(row).toContainText('Shipped')
    await expectFocusKept(page)
  })

  await test.step('the way up the list is not hidden by what sticks to the top', async () => {
    const actions = page.getByRole('row').getByRole('button')
    await go(page, actions.last())
    await go(page, actions.first(), 'Shift+Tab')
  })

  await test.step('delete a review', async () => {
    await open(page, 'Manage User Reviews', /^Manage User Reviews: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Kenji Watanabe' })
    await press(page, row.getByRole('button', { name: 'Delete' }))
    await agree(page, 'Delete the review')
    await expect(row).toHaveCount(0)
    await expectFocusKept(page)
  })

  await test.step('promote', async () => {
    await open(page, 'Manage Current Users', /^Current Users: \d+$/)
    const row = page.getByRole('row').filter({ hasText: 'Priya Nair' })
    await press(page, row.getByRole('button', { name: 'Make Admin' }))
    await agree(page, 'Make Admin')
    await expect(row.getByRole('button')).toHaveCount(0)
    await expectFocusKept(page)
  })

  await test.step('add a part with a picture', async () => {
    await open(page, 'Add New Product', 'Add New Product')
    await type(page, page.getByLabel('Name', { exact: true }), 'Camshaft, billet')
    await type(page, page.getByLabel('Price per unit'), '149.50')
    await type(page, page.getByLabel('Minimum quantity'), '2')
    await type(page, page.getByLabel('Available parts'), '40')
    await type(page, page.getByLabel('Describe'), 'Ground from billet steel.')
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByLabel(/^Image: /))
    await (await chooser).setFiles({ name: 'camshaft.png', mimeType: 'image/png', buffer: pixel })
    await expect(page.getByText('camshaft.png')).toBeVisible()
    await press(page, button(page, 'Add Product'))
    await expect(page.getByText('The part is in the catalogue')).toBeVisible()
    await expectFocusKept(page)
  })
})
