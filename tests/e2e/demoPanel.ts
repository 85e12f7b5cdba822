import { panelCopy, viewerLabels } from '#mocks/demo/copy/panel.ts'
import { buildLink, type LinkOptions } from '#mocks/demo/link.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import { expect, type Page } from '#tests/e2e/fixtures.ts'

// Helpers that use the demo's panel as a person would.

/** The button that opens and closes the panel. */
export const getBadge = (page: Page) => page.getByRole('complementary', { name: panelCopy.badge }).locator('> button')

export const getPanel = (page: Page) => page.getByRole('region', { name: panelCopy.name, exact: true })

export const getPanelButton = (page: Page, name: string | RegExp) =>
  getPanel(page).getByRole('button', { name, exact: typeof name === 'string' })

/** The button that signs a viewer in. */
export const getViewerButton = (page: Page, viewer: Viewer) =>
  getPanel(page)
    .getByRole('group', { name: panelCopy.who.title, exact: true })
    .getByRole('button')
    .filter({ has: page.getByText(viewerLabels[viewer], { exact: true }) })

/** Opens the demo in a situation (scenario, viewer, settings and path) by its link. */
export async function openLink(
  page: Page,
  situation: Partial<Situation> = {},
  options: LinkOptions = { panel: 'open' },
): Promise<void> {
  const placeholderRoot = 'http://demo.test/'
  const link = buildLink(
    { scenario: 'everydayShop', as: 'visitor', settings: {}, path: '/', ...situation },
    placeholderRoot,
    options,
  )
  await page.goto(link.replace(placeholderRoot, './'))
  if (options.panel === 'open') await expect(getPanel(page)).toBeVisible()
}
