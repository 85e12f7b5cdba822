import { createServer } from 'node:http'
import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { enterDemo } from '#tests/e2e/steps.ts'
import { listen } from '#tests/support/listen.ts'

/** Chromium's own request for form autofill, which pages cannot prevent. */
const autofillHost = 'content-autofill.googleapis.com:443'

/**
 * The browser sends every request to another host through a proxy, which records and rejects it. From inside the page, an
 * answered call looks like a request.
 */
const test = base.extend<{ foreign: { proxy: string; requests: string[] } }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  foreign: async ({}, use) => {
    const requests: string[] = []
    const server = createServer((request, response) => {
      requests.push(request.url ?? '')
      response.writeHead(502).end()
    }).on('connect', (request, socket) => {
      if (request.url !== autofillHost) requests.push(request.url ?? '')
      socket.destroy()
    })
    const { origin, stop } = await listen(server)
    await use({ proxy: origin, requests })
    await stop()
  },
  proxy: async ({ foreign }, use) => use({ server: foreign.proxy, bypass: '127.0.0.1' }),
})

test('the demo sends requests only to its own host', async ({ page, foreign: { requests } }) => {
  await enterDemo(page, 'Demo User')
  await page.goto('./dashboard/mypurchases')
  await page.getByRole('link', { name: /^Pay/ }).first().click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  expect(requests).toEqual([])
  await page.goto('http://elsewhere.shop.test/').catch(() => undefined)
  expect(requests).toEqual(['http://elsewhere.shop.test/'])
})
