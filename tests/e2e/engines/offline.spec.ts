import { panelCopy } from '#mocks/demo/copy/panel.ts'
import { button, field, heading, link, text } from '#mocks/demo/tour/steps/step.ts'
import { rotorPart } from '#mocks/demo/tour/tours.ts'
import { buildLink } from '#mocks/demo/link.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { test } from '#tests/e2e/engines/fixtures.ts'

// The test stops the host, because no WebKit driver can take the browser offline.
test('after the first visit the demo works without a network', async ({ visitor, serveFolder }) => {
  const host = await serveFolder('dist-mock')
  const situation = { scenario: 'everydayShop', as: 'customer', settings: {}, path: paths.home } as const
  await visitor.driver.open(buildLink(situation, host.url))
  await visitor.expectInPage((ready) => document.body.textContent.includes(ready), true, panelCopy.offline.ready)
  await host.stop()

  await visitor.click(link(titles.contact))
  await visitor.see(heading(titles.contact))
  await visitor.driver.open(`${host.url}contact`)
  await visitor.see(heading(titles.contact))
  await visitor.driver.open(host.url + paths.purchase(rotorPart.id).slice(1))
  await visitor.see(heading(rotorPart.name))
  await visitor.type(field(purchase.phone), '+880 1700 000 000')
  await visitor.type(field(purchase.address), '12 Port Road, Chattogram')
  await visitor.click(button(purchase.submit))
  await visitor.see(text(purchase.done.title))
})
