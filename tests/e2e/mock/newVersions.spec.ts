import { readFileSync } from 'node:fs'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { expect, test, versionOf, waitUntilStored, type Page } from '#tests/e2e/demoHost.ts'
import { badge, panel, panelButton } from '#tests/e2e/demoPanel.ts'
import type { DemoHost } from '#tests/support/demoHost.ts'

/** Opens the demo, waits until it is stored, deploys a newer version and waits until that is stored too. */
async function openBeforeUpdate(page: Page, host: DemoHost): Promise<void> {
  await page.goto(host.url)
  await waitUntilStored(page)
  host.deploy()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed')
}

test(
  'an open page keeps its version until all tabs are closed',
  { tag: '@release' },
  async ({ page, context, hostAt }) => {
    const host = await hostAt('/a/b/')
    await openBeforeUpdate(page, host)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    expect(await versionOf(page)).toBe('1')
    const otherTab = await context.newPage()
    await otherTab.goto(host.url)
    expect(await versionOf(otherTab)).toBe('1')

    await page.close()
    await otherTab.close()
    // The browser starts the new worker a moment after the last tab has closed.
    let later = await context.newPage()
    await expect
      .poll(async () => {
        await later.close()
        later = await context.newPage()
        await later.goto(host.url)
        return versionOf(later)
      })
      .toBe('2')
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilStored(later)
    expect(await later.evaluate(() => caches.keys())).toHaveLength(1)
  },
)

test(
  'the new version starts when somebody says so: every tab reloads once',
  { tag: '@release' },
  async ({ page, context, hostAt }) => {
    const host = await hostAt('/')
    await openBeforeUpdate(page, host)
    const otherTab = await context.newPage()
    await otherTab.goto(`${host.url}contact`)
    const loads: Page[] = []
    for (const tab of [page, otherTab]) {
      await badge(tab).click()
      await expect(panel(tab).getByText(panelCopy.newVersion.title)).toBeVisible()
      tab.on('load', () => loads.push(tab))
    }

    await panelButton(page, panelCopy.newVersion.now).click()
    await expect.poll(() => loads, { timeout: 60_000 }).toHaveLength(2)
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await versionOf(tab)).toBe('2')
      await waitUntilStored(tab)
    }
    expect(new Set(loads)).toEqual(new Set([page, otherTab]))
    expect(loads).toHaveLength(2)
  },
)

test(
  'the shop in the place of a demo ends it: its worker and files go, other caches stay (DEMO-7)',
  { tag: '@release' },
  async ({ page, context, hostAt }) => {
    const host = await hostAt('/')
    await page.goto(host.url)
    await waitUntilStored(page)
    await page.evaluate(() => caches.open('another'))
    host.addPage('index.html', 'The shop')
    host.addFile('sw.js', readFileSync('src/build/sw.js', 'utf8'))

    // The demo's worker answers this visit; meanwhile the browser asks whether there is another worker.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['another'])
    const later = await context.newPage()
    await later.goto(host.url)
    await expect(later.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible()
    expect(await later.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  },
)
