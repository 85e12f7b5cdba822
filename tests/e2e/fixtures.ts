import { expect, test as base, type Page } from '@playwright/test'
import { setTestStyles, hidePaintCss } from '#tests/e2e/inspect.ts'
import { collectConsoleErrors } from '#tests/support/collectConsoleErrors.ts'

interface Fixtures {
  /** Whether pages are painted, for tests that inspect pixels. Without painting, pages open a sixth faster. */
  isPainted: boolean
  /** Prevents painting unless `isPainted` is set. All tests use this fixture. */
  skipPainting: void
  /** Fails the test if a page logs a warning or an error, or has an uncaught exception. All tests use this fixture. */
  quietConsole: void
}

/** Playwright's `test`, extended so that console warnings and errors fail it. */
export const test = base.extend<Fixtures>({
  isPainted: [false, { option: true }],
  skipPainting: [
    async ({ context, isPainted }, use) => {
      if (!isPainted) await context.addInitScript(setTestStyles, hidePaintCss)
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, use) => {
      const consoleChecks: (() => string[])[] = []
      context.on('page', (page) => void consoleChecks.push(collectConsoleErrors(page)))
      await use()
      expect(
        consoleChecks.flatMap((stop) => stop()),
        'the console stayed silent',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }
