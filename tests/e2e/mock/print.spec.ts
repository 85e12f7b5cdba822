import { paths } from '#src/domain/paths.ts'
import { openLink } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

/** An A4 page without its margins, at 96 px per inch. */
const a4Viewport = { width: 718, height: 1047 }

/** Expects no gradients on a page, because browsers print a gradient as a white area that hides other content. */
async function expectNoGradients(page: Page, name: string): Promise<void> {
  const gradients = await page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { display, content, backgroundImage } = getComputedStyle(element, pseudo || null)
        const isPrinted = element.checkVisibility() && display !== 'none' && (pseudo === '' || content !== 'none')
        return isPrinted && backgroundImage.includes('gradient') ? [element.className + pseudo] : []
      }),
    ),
  )
  expect(gradients, name).toEqual([])
}

/** Expects that each column with a printed heading has a value in at least one row. */
async function expectNoEmptyColumns(page: Page, name: string): Promise<void> {
  const emptyColumns = await page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap(({ rows: [head, ...rows] }) =>
      [...(head?.cells ?? [])].flatMap((heading, column) => {
        const isPrinted = heading.checkVisibility() && heading.firstChild?.nodeType === Node.TEXT_NODE
        const hasValue = (cell: HTMLElement | undefined) =>
          Boolean(cell?.innerText.trim()) || Boolean(cell?.querySelector('[role=img]')?.checkVisibility())
        const isEmpty = !rows.some(({ cells }) => hasValue(cells[column]))
        return isPrinted && isEmpty ? [heading.innerText] : []
      }),
    ),
  )
  expect(emptyColumns, name).toEqual([])
}

/** Expects that even in the dark theme, a page prints dark text on white, no menus, and nothing cut off. */
async function expectGoodPrint(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize(a4Viewport)
  for (const role of ['banner', 'navigation', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role), name).toHaveCount(0)
  const { textRed, backgroundRed } = await page.evaluate(() => {
    const getRed = (color: string) => Number(/[\d.]+/.exec(color)?.[0])
    const { backgroundColor } = getComputedStyle(document.body)
    const isTransparent = backgroundColor.endsWith(', 0)')
    const { color } = getComputedStyle(document.querySelector('main') ?? document.body)
    return { textRed: getRed(color), backgroundRed: isTransparent ? 255 : getRed(backgroundColor) }
  })
  expect(textRed, name).toBeLessThan(64)
  expect(backgroundRed, name).toBe(255)
  await expectNoGradients(page, name)
  await expectNoEmptyColumns(page, name)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, name).toBeLessThanOrEqual(0)
}

test.use({ colorScheme: 'dark' })

test('nothing covers the pictures of public pages in print (STATE-17)', { tag: '@release' }, async ({ page }) => {
  for (const path of [paths.home, paths.parts, paths.about, paths.contact]) {
    await page.emulateMedia({ media: 'screen' })
    await openLink(page, { as: 'visitor', path }, { panel: 'hidden' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === paths.parts) await expect(page.getByRole('article').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expectNoGradients(page, path)
  }
})

test('a receipt and the admin’s lists can be printed', { tag: '@release' }, async ({ page }) => {
  await openLink(page, { as: 'customer', path: paths.payment('order-1009') }, { panel: 'hidden' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectGoodPrint(page, 'receipt')
  const receipt = page.getByRole('region', { name: 'Receipt ·' })
  for (const text of [/^Coilover/, '4 pcs', '$312.50', '$1,250.00', 'Kamal Hossain', 'All-Ready Paid', 'pi_3Q9xK2'])
    await expect(receipt.getByText(text)).toBeVisible()
  await expect(page.getByRole('heading')).toHaveText(['Receipt'])

  for (const path of [paths.manageAllOrders, paths.manageUserReviews, paths.manageUsers]) {
    await page.emulateMedia({ media: 'screen' })
    await openLink(page, { as: 'admin', path }, { panel: 'hidden' })
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectGoodPrint(page, path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
})
