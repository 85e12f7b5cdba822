import { expect, test as base, type Page } from '@playwright/test'
import { watchConsole, type ConsoleWatch } from '#tests/support/watchConsole.ts'

interface Fixtures {
  /** Fails the test on warnings, errors and uncaught exceptions of any of its pages; automatic. */
  quietConsole: void
}

/** Playwright's test, which fails when the console is not silent. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ context }, use) => {
      const watches: ConsoleWatch[] = []
      context.on('page', (page) => void watches.push(watchConsole(page)))
      await use()
      expect(
        watches.flatMap((watch) => watch.stop()),
        'the console stayed silent',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page }
