import { heading, link, text } from '#mocks/demo/tour/steps/step.ts'
import { failures } from '#src/copy/failures.ts'
import { titles } from '#src/copy/titles.ts'
import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import type { Host } from '#tests/e2e/engines/host.ts'
import { reportingDir, reportUrl, startTestReceiver, type Receiver } from '#tests/e2e/real/support/reportingShop.ts'
import { testConfig } from '#tests/support/testConfig.ts'

interface Fixtures {
  receiver: Receiver
  /** The shop, whose API is the receiver: it answers nothing that the shop can use. */
  shop: Host
}

const test = base.extend<Fixtures, { reportingDir: string }>({
  reportingDir,

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  receiver: async ({}, use) => {
    const receiver = await startTestReceiver(0)
    await use(receiver)
    await receiver.stop()
  },

  shop: async ({ site, hostOf, reportingDir: dir, receiver }, use) => {
    const putReceiver = (body: string) =>
      body
        .replaceAll(reportUrl, receiver.url)
        .replaceAll(new URL(reportUrl).origin, new URL(receiver.url).origin)
        .replaceAll(testConfig.VITE_API_URL, `${receiver.url}api`)
        .replaceAll(new URL(testConfig.VITE_API_URL).origin, new URL(receiver.url).origin)
    await use(await hostOf(await site(dir, 'spa'), putReceiver))
  },
})

test('a receiver that refuses changes nothing, and gets the report on a later visit', async ({
  visitor,
  receiver,
  shop,
}) => {
  receiver.answer('refusing')
  await visitor.driver.open(`${shop.url}parts?q=Rina`)
  // A link that is pressed before the scripts run leaves the page before anything has failed.
  await visitor.see(text(failures.server.title))
  await visitor.press(link(titles.contact))
  await visitor.see(heading(titles.contact))
  expect(receiver.reports).toEqual([])
  receiver.answer('well')
  await visitor.driver.open(`${shop.url}contact`)
  // One whose answer the page did not live to see is sent again (REPORT-5).
  await expect
    .poll(() => receiver.reports[0] ?? null)
    .toMatchObject({
      type: 'failed-call',
      user_agent: expect.stringContaining('Mozilla'),
      body: { call: 'getParts', kind: 'contract', status: 204 },
    })
  expect(JSON.stringify(receiver.reports)).not.toContain('Rina')
})
