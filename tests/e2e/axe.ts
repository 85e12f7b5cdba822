import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Page } from '#tests/e2e/fixtures.ts'
import { setTestStyles } from '#tests/e2e/inspect.ts'

/**
 * Expects no axe violation on the whole page. axe is injected through the browser's protocol, because the shop's
 * Content-Security-Policy blocks additional script elements.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // axe measures contrast only on painted content, so the styles that keep pages unpainted are removed.
  await page.evaluate(setTestStyles, '')
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  )
  const violationTexts = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  )
  expect.soft(violationTexts, name).toEqual([])
}
