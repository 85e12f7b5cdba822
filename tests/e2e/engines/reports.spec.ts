import { heading, link, text } from '#mocks/demo/tour/steps/step.ts'
import { failures } from '#src/copy/failures.ts'
import { titles } from '#src/copy/titles.ts'
import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import type { Host } from '#tests/e2e/engines/host.ts'
import type { Visitor } from '#tests/e2e/engines/visitor.ts'
import { reportingDir, startTestReceiver, type Receiver } from '#tests/e2e/real/support/reportingShop.ts'
import { reportUrl } from '#tests/e2e/reportingBuild.ts'
import { testConfig } from '#tests/support/testConfig.ts'

interface Fixtures {
  receiver: Receiver
  /** Shows the shop, whose API is the receiver: it answers nothing that the shop can use. */
  shopThatReportsTo: (url: string) => Promise<Host>
}

const test = base.extend<Fixtures, { reportingDir: string }>({
  reportingDir,

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  receiver: async ({}, use) => {
    const receiver = await startTestReceiver(0)
    await use(receiver)
    await receiver.stop()
  },

  shopThatReportsTo: async ({ site, hostOf, reportingDir: dir, receiver }, use) => {
    const shop = await site(dir, 'spa')
    await use((url) =>
      hostOf(shop, (body) =>
        body
          .replaceAll(reportUrl, url)
          .replaceAll(new URL(reportUrl).origin, new URL(url).origin)
          .replaceAll(testConfig.VITE_API_URL, `${receiver.url}api`)
          .replaceAll(new URL(testConfig.VITE_API_URL).origin, new URL(receiver.url).origin),
      ),
    )
  },
})

/** Opens the parts, which the shop can't read: that is reported. Then goes on, and sees that nothing else has changed. */
async function visit(visitor: Visitor, { url }: Host): Promise<void> {
  await visitor.driver.open(`${url}parts?q=Rina`)
  // A link that is pressed before the scripts run leaves the page before anything has failed.
  await visitor.see(text(failures.server.title))
  await visitor.press(link(titles.contact))
  await visitor.see(heading(titles.contact))
}

const failedCall = {
  type: 'failed-call',
  user_agent: expect.stringContaining('Mozilla'),
  body: { call: 'getParts', kind: 'contract', status: 204 },
}

/** The first report: one whose answer the page did not live to see is sent again (REPORT-5). */
const failedCallIn = ({ reports }: Receiver) => reports[0] ?? null

test('a failed call is reported', async ({ visitor, receiver, shopThatReportsTo }) => {
  await visit(visitor, await shopThatReportsTo(receiver.url))
  await expect.poll(() => failedCallIn(receiver)).toMatchObject(failedCall)
  expect(JSON.stringify(receiver.reports)).not.toContain('Rina')
})

test('a receiver that refuses changes nothing, and gets the report on a later visit', async ({
  visitor,
  receiver,
  shopThatReportsTo,
}) => {
  receiver.answer('refusing')
  const shop = await shopThatReportsTo(receiver.url)
  await visit(visitor, shop)
  expect(receiver.reports).toEqual([])
  receiver.answer('well')
  await visitor.driver.open(`${shop.url}contact`)
  await expect.poll(() => failedCallIn(receiver)).toMatchObject(failedCall)
})

test('a receiver that never answers changes nothing', async ({ visitor, receiver, shopThatReportsTo }) => {
  receiver.answer('silently')
  await visit(visitor, await shopThatReportsTo(receiver.url))
})

test('a receiver that can’t be reached changes nothing', async ({ visitor, shopThatReportsTo }) => {
  // The port for discarding: browsers refuse it.
  await visit(visitor, await shopThatReportsTo('http://127.0.0.1:9/'))
})
