import { demoPassword } from '#mocks/personas.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import { about } from '#src/copy/about.ts'
import { contact } from '#src/copy/contact.ts'
import { payment } from '#src/copy/payment.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'
import { heading } from '#tests/e2e/steps.ts'

// What a screen reader is given at each step of each journey, as files in transcripts/. Compared as text, because
// toMatchAriaSnapshot passes when something is added. stories/docs/Commands.mdx says how to update them.

/**
 * Leaves out the links of the menus, or a new page would change every file: the tests of shell, footer and dashboard compare
 * them with tests/spec/pages.ts.
 */
const withoutMenuLinks = (tree: string): string =>
  tree.replaceAll(/^( *)- navigation "(?:Main|Dashboard|Footer)":\n(?:\1 {2}.*\n)*/gm, (menu) =>
    menu.replaceAll(/^( *)- list:\n(?:\1 {2}.*\n)*/gm, ''),
  )

/** Collects the steps of a journey. */
class Transcript {
  readonly #page: Page
  readonly #steps: string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  /** Adds what a screen reader is given now: of the open dialog, or of the page's main part. */
  async add(step: string, part: 'page' | 'main' | 'alertdialog' = 'main'): Promise<void> {
    const snapshot = await (part === 'page' ? this.#page.locator('#root') : this.#page.getByRole(part)).ariaSnapshot()
    const tree = withoutMenuLinks(`${snapshot}\n`)
    const root = new URL('.', test.info().project.use.baseURL).pathname
    this.#steps.push(`# ${step}\n${tree.replaceAll(`/url: ${root}`, '/url: /')}`)
  }

  /** Compares all steps with the journey's file. */
  expectSame(journey: string): void {
    expect(this.#steps.join('\n')).toMatchSnapshot(`${journey}.txt`)
  }
}

async function begin(page: Page, as: Viewer, path: string): Promise<Transcript> {
  await openLink(page, { as, path }, { panel: 'hidden' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('[role="status"] > svg:visible')).toHaveCount(0)
  return new Transcript(page)
}

const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click()
const answer = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

/** Opens a page by a menu's link, and waits until it is loaded. */
async function follow(page: Page, menu: 'Main' | 'Dashboard', link: string, title: string | RegExp = link) {
  await page.getByRole('navigation', { name: menu }).getByRole('link', { name: link }).click()
  await expect(heading(page, title)).toBeFocused()
  await expect(page.getByRole('main').locator('[role="status"] > svg:visible')).toHaveCount(0)
}

test('a visitor looks around', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'visitor', '/')
  await expect(page.getByText('Arjun Mehta')).toBeVisible()
  await transcript.add('Home, with menus and footer', 'page')
  await follow(page, 'Main', 'About', about.title)
  await transcript.add('About')
  await follow(page, 'Main', 'Contact')
  await transcript.add('Contact')
  await press(page, contact.form.submit)
  await transcript.add('Contact, sent without a text')
  transcript.expectSame('lookAround')
})

test('a visitor buys a part and pays', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'visitor', '/parts')
  const part = page.getByRole('article').filter({ hasText: 'Ventilated brake rotor 345 mm' })
  await part.getByRole('link', { name: /Purchase Now/ }).click()
  await expect(heading(page, 'Login')).toBeFocused()
  await transcript.add('Login, on the way to the part')
  await press(page, 'Demo User')
  await expect(heading(page, 'Ventilated brake rotor 345 mm')).toBeFocused()
  await expect(page.getByLabel('Phone')).not.toHaveValue('')
  await transcript.add('Purchase')
  await page.getByLabel('Quantity').fill('1')
  await press(page, 'PURCHASE')
  await expect(page.getByLabel('Quantity')).toBeFocused()
  await transcript.add('Purchase of too few')
  await page.getByLabel('Quantity').fill('25')
  await press(page, 'PURCHASE')
  const orders = page.getByRole('main').getByRole('link', { name: 'My Orders' })
  await expect(orders).toBeVisible()
  await transcript.add('Purchase, ordered')
  await orders.click()
  const row = page.getByRole('row').filter({ hasText: '$2,100.00' })
  await expect(row).toBeVisible()
  await transcript.add('My Orders')
  await row.getByRole('link', { name: /^Pay/ }).click()
  await expect(page.getByText(payment.disabledReasons.incomplete)).toBeVisible()
  await transcript.add('Payment')
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await press(page, /Payment Confirm/)
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await transcript.add('Payment, declined')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await press(page, /Payment Confirm/)
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await transcript.add('Payment, paid')
  transcript.expectSame('buyAndPay')
})

test('a customer cancels an order', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'customer', '/dashboard/mypurchases')
  const row = page.getByRole('row').filter({ hasText: 'Conical air filter' })
  await row.getByRole('button', { name: 'Cancel' }).click()
  await transcript.add('The question', 'alertdialog')
  await answer(page, 'Cancel the order')
  await expect(row).toHaveCount(0)
  await transcript.add('My Orders')
  transcript.expectSame('cancelOrder')
})

test('somebody signs up, saves a profile and writes a review', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'visitor', '/signup')
  await transcript.add('Signup')
  await press(page, 'SIGN UP')
  await expect(page.getByLabel('Name')).toBeFocused()
  await transcript.add('Signup, sent without a text')
  await page.getByLabel('Name').fill('Mina Akter')
  await page.getByLabel('Email').fill('mina@example.com')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'SIGN UP')
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await follow(page, 'Main', 'Dashboard', 'My Profile')
  await transcript.add('My Profile, with menus and footer', 'page')
  await press(page, 'Update Profile')
  await expect(page.getByLabel('Education')).toBeFocused()
  await transcript.add('My Profile, sent without a text')
  await follow(page, 'Dashboard', 'Add A Review')
  await transcript.add('Add A Review')
  await press(page, 'Send Review')
  await expect(page.getByLabel('Country')).toBeFocused()
  await transcript.add('Add A Review, sent without a text')
  await page.getByLabel('Country').fill('Nepal')
  await page.getByLabel('Review', { exact: true }).fill('Straight, quiet, on time.')
  await press(page, 'Send Review')
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  await transcript.add('Add A Review, sent')
  transcript.expectSame('signUpAndReview')
})

test('an admin ships, deletes, promotes and adds a part', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'admin', '/dashboard/manageallorders')
  await transcript.add('Manage All Orders')
  const order = page.getByRole('row').filter({ hasText: 'Alternator' })
  await order.getByRole('button', { name: 'Ship' }).click()
  await transcript.add('The question before shipping', 'alertdialog')
  await answer(page, 'Mark as shipped')
  await expect(order).toContainText('Shipped')
  await follow(page, 'Dashboard', 'Manage User Reviews', /^Manage User Reviews/)
  await transcript.add('Manage User Reviews')
  await page.getByRole('row').filter({ hasText: 'Kenji Watanabe' }).getByRole('button', { name: 'Delete' }).click()
  await transcript.add('The question before deleting', 'alertdialog')
  await answer(page, 'Delete the review')
  await follow(page, 'Dashboard', 'Manage Current Users', /^Current Users/)
  await transcript.add('Manage Current Users')
  await page.getByRole('row').filter({ hasText: 'Priya Nair' }).getByRole('button', { name: 'Make Admin' }).click()
  await transcript.add('The question before promoting', 'alertdialog')
  await answer(page, 'Make Admin')
  await follow(page, 'Dashboard', 'Add New Product')
  await transcript.add('Add New Product')
  await press(page, 'Add Product')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await transcript.add('Add New Product, sent without a text')
  transcript.expectSame('manage')
})

test('a visitor is kept out of the pages of admins', { tag: '@release' }, async ({ page }) => {
  const transcript = await begin(page, 'visitor', '/dashboard/manageallorders')
  await expect(heading(page, 'Login')).toBeVisible()
  await transcript.add('Login, on the way to the page', 'page')
  await page.goto('./nowhere?v=1&panel=hidden')
  await expect(heading(page, 'Page not Found')).toBeVisible()
  await transcript.add('Page not Found')
  transcript.expectSame('keptOut')
})
