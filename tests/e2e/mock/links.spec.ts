import { conditionsCopy, conditionLabels } from '#mocks/demo/copy/conditions.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Situation } from '#mocks/demo/situation.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { openLink, getPanel, getViewerButton } from '#tests/e2e/demoPanel.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { getPageHeading } from '#tests/e2e/steps.ts'
import { orders } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'

const situation: Situation = {
  scenario: 'leaveOrderReadyToPay',
  as: 'customer',
  settings: { latency: 300, card: 'declined', faults: { getReviews: 500 } },
  path: paths.myOrders,
}

test(
  'a link sets scenario, persona, settings, page and panel; a reload keeps later changes',
  // The test also runs with the demo at the root of a host.
  { tag: '@root' },
  async ({ page, baseURL: root = '' }) => {
    await openLink(page, situation, { panel: 'open' })
    await expect(getPageHeading(page, titles.myOrders)).toBeVisible()
    expect(page.url()).toBe(root + situation.path.slice(1))
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${orders.pay}`) })).toHaveCount(1)
    await expect(getViewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
    const section = getPanel(page).getByRole('region', { name: panelCopy.situation.title, exact: true })
    await expect(section).toContainText(scenarios[situation.scenario].title)
    await expect(getPanel(page).getByLabel(conditionLabels.card.label, { exact: true })).toHaveValue('declined')
    await expect(getPanel(page).getByLabel(conditionLabels.latency.label)).toHaveValue('300')
    await expect(getPanel(page)).toContainText(conditionsCopy.changed(3))

    const row = page.getByRole('main').getByRole('row').last()
    await row.getByRole('button', { name: orders.cancel }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: orders.cancelConfirmation.confirmLabel }).click()
    await expect(page.getByText(orders.empty)).toBeVisible()
    await getPanel(page).getByLabel(conditionLabels.card.label, { exact: true }).selectOption('asEntered')

    await page.reload()
    await expect(page.getByText(orders.empty)).toBeVisible()
    await expect(getViewerButton(page, 'customer')).toHaveAttribute('aria-pressed', 'true')
    await expect(getPanel(page)).toContainText(conditionsCopy.changed(2))
  },
)
