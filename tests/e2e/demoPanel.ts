import { panelCopy, viewerLabels } from '#mocks/demo/copy/panel.ts'
import { toLink, type LinkOptions } from '#mocks/demo/link.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import { expect, type Page } from '#tests/e2e/fixtures.ts'

// Helpers that use the demo's panel the way a person does.

/** The button that opens and closes the panel. */
export const badge = (page: Page) => page.getByRole('complementary', { name: panelCopy.badge }).locator('> button')

export const panel = (page: Page) => page.getByRole('region', { name: panelCopy.name, exact: true })

export const panelButton = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: typeof name === 'string' })

/** The button that signs a viewer in. */
export const viewerButton = (page: Page, viewer: Viewer) =>
  panel(page)
    .getByRole('group', { name: panelCopy.who.title, exact: true })
    .getByRole('button')
    .filter({ has: page.getByText(viewerLabels[viewer], { exact: true }) })

/** Opens the demo in a situation (scenario, viewer, settings and path) by its link. */
export async function openLink(
  page: Page,
  situation: Partial<Situation> = {},
  options: LinkOptions = { panel: 'open' },
): Promise<void> {
  const anyRoot = 'http://demo.test/'
  const link = toLink(
    { scenario: 'everydayShop', as: 'visitor', settings: {}, path: '/', ...situation },
    anyRoot,
    options,
  )
  await page.goto(link.replace(anyRoot, './'))
  if (options.panel === 'open') await expect(panel(page)).toBeVisible()
}
