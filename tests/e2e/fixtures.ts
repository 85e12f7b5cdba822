import { expect, test as base, type Page } from '@playwright/test'
import { setTestStyles, hidePaintCss } from '#tests/e2e/inspect.ts'
import { failOnConsoleErrors } from '#tests/support/failOnConsoleErrors.ts'

interface Fixtures {
  /** Whether the test inspects painted pixels. Without painting, pages open a sixth faster. */
  isPainted: boolean
  paint: void
  /** Fails the test on warnings, errors and uncaught exceptions in any of its pages; automatic. */
  quietConsole: void
}

/** Playwright's test, which fails unless the console is silent. */
export const test = base.extend<Fixtures>({
  isPainted: [false, { option: true }],
  paint: [
    async ({ context, isPainted }, use) => {
      if (!isPainted) await context.addInitScript(setTestStyles, hidePaintCss)
      await use()
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context }, use) => {
      const consoleChecks: (() => string[])[] = []
      context.on('page', (page) => void consoleChecks.push(failOnConsoleErrors(page)))
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
