import { expect, test as base } from '@playwright/test'
import { buildInlineScript } from '#src/build/renderPages.ts'
import type { Driver } from '#tests/e2e/engines/drivers/driver.ts'
import { startFirefox } from '#tests/e2e/engines/drivers/firefox.ts'
import { startWebKit } from '#tests/e2e/engines/drivers/webkit.ts'
import { startHost, type Host } from '#tests/e2e/engines/host.ts'
import { createVisitor, type Visitor } from '#tests/e2e/engines/visitor.ts'
import { enginePackages, type EngineName } from '#tests/support/engines.ts'

interface Fixtures {
  visitor: Visitor
  /** Starts a host for the folder of a build. The test fails if the host's pages log anything to the console. */
  serveFolder: (builtDir: string, transform?: (body: string) => string) => Promise<Host>
}

interface WorkerFixtures {
  engine: EngineName
  /** One browser for all tests of a worker; null if the engine is not installed. */
  driver: Driver | null
  /** The bundled functions of page/page.ts. */
  pageScript: string
}

const startDriver: Record<EngineName, () => Promise<Driver | null>> = { firefox: startFirefox, webkit: startWebKit }

/** Playwright's `test` with fixtures for browsers that Playwright can't control. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine }, use) => {
      const driver = await startDriver[engine]()
      await use(driver)
      await driver?.close()
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  pageScript: [async ({}, use) => use(await buildInlineScript('tests/e2e/engines/page/page.ts')), { scope: 'worker' }],

  visitor: async ({ driver, pageScript, engine }, use, testInfo) => {
    testInfo.skip(driver === null, `install ${enginePackages[engine]}`)
    if (driver === null) return
    await driver.resize({ width: 1280, height: 800 })
    const visitor = createVisitor(driver, pageScript)
    await use(visitor)
    // Most failures can be explained by what is on the screen.
    if (testInfo.errors.length > 0)
      console.log(
        testInfo.title,
        await visitor.evaluate(() => `${location.href} ${document.body.innerText}`).catch(String),
      )
    await driver.closePopups()
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  serveFolder: async ({}, use) => {
    const hosts: Host[] = []
    await use(async (builtDir, transform) => {
      const host = await startHost(builtDir, transform)
      hosts.push(host)
      return host
    })
    for (const host of hosts) await host.stop()
    expect(
      hosts.flatMap(({ consoleMessages }) => consoleMessages),
      'the console stayed silent',
    ).toEqual([])
  },
})

export { expect }
