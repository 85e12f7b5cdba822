import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { toLink } from '#mocks/demo/link.ts'
import { heading, link } from '#mocks/demo/tour/steps/step.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'
import { startDemoHost } from '#tests/support/demoHost.ts'

test('a new version of the demo waits until somebody starts it', async ({ visitor, hostOf }) => {
  const demo = await startDemoHost('/')
  const { url } = await hostOf(demo.url)
  const situation = { scenario: 'everydayShop', as: 'customer', dials: {}, path: paths.home } as const
  await visitor.driver.open(toLink(situation, url, { panel: 'open' }))
  await visitor.expectAnswer('isStoredForOffline', [], true)
  demo.deploy()
  await visitor.expectAnswer('findUpdate', [], true)

  await visitor.press(link(titles.contact))
  await visitor.see(heading(titles.contact))
  await visitor.driver.open(`${url}contact?panel=open`)
  await visitor.see(heading(titles.contact))
  expect(await visitor.ask('demoVersion')).toBe('1')

  await visitor.pressInPanel(panelCopy.newVersion.now)
  await visitor.expectAnswer('demoVersion', [], '2')
  await visitor.see(heading(titles.contact))
  await visitor.expectAnswer('isStoredForOffline', [], true)
  demo.stop()
})
