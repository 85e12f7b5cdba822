import { readFileSync } from 'node:fs'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { createForeignPage, startDemoHost, cacheAllFiles } from '#tests/e2e/demoHost.ts'
import { getBadge, getPanel, getPanelButton } from '#tests/e2e/demoPanel.ts'
import { expect, test, type Page } from '#tests/e2e/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** @returns the version of the open page: '1', or '2' if the page was loaded after `deploy` */
const readVersion = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1')

/** The name of the cache that a demo at another path of the same origin would use. */
const otherDemoCache = 'dhruva-demo:files:/elsewhere/:1'

test(
  'open pages keep their version until a visitor accepts the new one; then every tab reloads once',
  { tag: '@release' },
  async ({ page, context }) => {
    await using host = await startDemoHost('/a/b/')
    await page.goto(host.url)
    await cacheAllFiles(page)
    host.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed')

    await page.evaluate((name) => caches.open(name), otherDemoCache)
    await page.reload()
    const otherTab = await context.newPage()
    await otherTab.goto(`${host.url}contact`)
    const reloadedTabs: Page[] = []
    for (const tab of [page, otherTab]) {
      await getBadge(tab).click()
      await expect(getPanel(tab).getByText(panelCopy.newVersion.title)).toBeVisible()
      expect(await readVersion(tab)).toBe('1')
      tab.on('load', () => reloadedTabs.push(tab))
    }

    await getPanelButton(page, panelCopy.newVersion.now).click()
    await expect.poll(() => reloadedTabs, { timeout: 60_000 }).toHaveLength(2)
    for (const tab of [page, otherTab]) {
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await readVersion(tab)).toBe('2')
      await cacheAllFiles(tab)
    }
    expect(new Set(reloadedTabs)).toEqual(new Set([page, otherTab]))
    expect(reloadedTabs).toHaveLength(2)
    const cacheNames = await page.evaluate(() => caches.keys())
    expect(cacheNames).toHaveLength(2)
    expect(cacheNames, 'the cache of the other demo').toContain(otherDemoCache)
  },
)

test(
  'deploying the shop at a demo’s URL removes the demo’s service worker and stored files, and no other caches (DEMO-7)',
  { tag: '@release' },
  async ({ page, context }) => {
    await using host = await startDemoHost('/')
    await page.goto(host.url)
    await cacheAllFiles(page)
    for (const name of ['another', otherDemoCache]) await page.evaluate((cache) => caches.open(cache), name)
    host.writeFile('index.html', createForeignPage('The shop'))
    host.writeFile('sw.js', readFileSync('src/build/sw.js', 'utf8'))

    // The demo's service worker serves this reload, while the browser checks for a new worker.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['another', otherDemoCache])
    const laterTab = await context.newPage()
    await laterTab.goto(host.url)
    await expect(laterTab.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible()
    expect(await laterTab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  },
)
