import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base } from '#tests/e2e/fixtures.ts'

interface Border {
  url: string
  /** Every host but this machine that page or worker tried to reach. */
  crossings: string[]
}

/** Chromium asks its maker how forms are filled in; no page has a say in that. */
const browsersOwn = 'content-autofill.googleapis.com:443'

/** A browser whose way to any host but this machine leads through a proxy that lets nothing pass and writes it down. */
const test = base.extend<{ border: Border }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  border: async ({}, use) => {
    const crossings: string[] = []
    const proxy = createServer((request, response) => {
      crossings.push(request.url ?? '')
      response.writeHead(502).end()
    }).on('connect', (request, socket) => {
      if (request.url !== browsersOwn) crossings.push(request.url ?? '')
      socket.destroy()
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    await use({ url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, crossings })
    proxy.closeAllConnections()
    proxy.close()
  },
  proxy: async ({ border }, use) => use({ server: border.url, bypass: '127.0.0.1' }),
})

test('the demo asks nobody but its own host for anything', async ({ page, border }) => {
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
  expect(border.crossings).toEqual([])
})

test('and a request that crosses the border would be seen', async ({ page, border }) => {
  await page.goto('http://elsewhere.test/').catch(() => undefined)
  expect(border.crossings).toEqual(['http://elsewhere.test/'])
})
