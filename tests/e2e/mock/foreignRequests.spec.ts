import { createServer } from 'node:http'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { listen } from '#tests/support/listen.ts'

interface ForeignProxy {
  url: string
  /** Requests of pages and workers to other hosts than this machine. */
  requests: string[]
}

/** Chromium's own request for form autofill, which pages cannot prevent. */
const autofillHost = 'content-autofill.googleapis.com:443'

/**
 * The browser sends every request to another host through a proxy, which records and rejects it. From inside the page, an
 * answered call looks like a request.
 */
const test = base.extend<{ foreignProxy: ForeignProxy }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  foreignProxy: async ({}, use) => {
    const requests: string[] = []
    const proxy = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.writeHead(502).end()
    }).on('connect', (request, socket) => {
      if (request.url !== autofillHost) requests.push(request.url ?? '')
      socket.destroy()
    })
    const { origin, stop } = await listen(proxy)
    await use({ url: origin, requests })
    await stop()
  },
  proxy: async ({ foreignProxy }, use) => use({ server: foreignProxy.url, bypass: '127.0.0.1' }),
})

test('the demo sends requests only to its own host', async ({ page, foreignProxy }) => {
  await page.goto('./')
  await page.goto('./parts')
  await page
    .getByRole('link', { name: /Purchase Now/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Demo User' }).click()
  await expect(page.getByRole('button', { name: 'PURCHASE' })).toBeVisible()
  await page.goto('./dashboard/mypurchases')
  await page.getByRole('link', { name: /^Pay/ }).first().click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.getByRole('button', { name: 'LOGOUT' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click()
  await page.getByRole('button', { name: 'Demo Admin' }).click()
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await page.goto('./dashboard/manageallorders')
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(foreignProxy.requests).toEqual([])
})

test('a request to another host is recorded', async ({ page, foreignProxy }) => {
  await page.goto('http://elsewhere.shop.test/').catch(() => undefined)
  expect(foreignProxy.requests).toEqual(['http://elsewhere.shop.test/'])
})
