import { expect, test as base } from '#tests/e2e/fixtures.ts'
import { isEmulatorReady } from '#tests/e2e/real/support/world.ts'

/** The first start downloads the emulator. */
const emulatorTimeoutMs = 5 * 60_000

interface WorkerFixtures {
  /** Waits for the identity provider, which starts while other tests run; automatic. */
  identityProvider: void
}

/** Playwright's test, which begins when the identity provider answers. */
export const test = base.extend<object, WorkerFixtures>({
  identityProvider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      await expect.poll(isEmulatorReady, { timeout: emulatorTimeoutMs }).toBe(true)
      await use()
    },
    { auto: true, scope: 'worker', timeout: emulatorTimeoutMs },
  ],
})
