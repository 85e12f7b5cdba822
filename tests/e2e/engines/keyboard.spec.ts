import { toLink } from '#mocks/demo/link.ts'
import { button } from '#mocks/demo/tour/steps/step.ts'
import { orders } from '#src/copy/orders.ts'
import { shell } from '#src/copy/shell.ts'
import { paths } from '#src/domain/paths.ts'
import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import type { Visitor } from '#tests/e2e/engines/visitor.ts'

/** Playwright's test with the demo on a host. */
const test = base.extend<{ demo: string }>({
  demo: async ({ hostOf, site }, use) => use((await hostOf(await site('dist-mock'))).url),
})

/** Presses Tab until an element of this name has the focus. */
async function tabTo(visitor: Visitor, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await visitor.ask('focused')).includes(name)) return
    await visitor.key('Tab')
  }
  throw new Error(`Tab does not reach ${name}: ${await visitor.ask('focused')}`)
}

const openDialogs = '[role="alertdialog"], dialog[open], [role="dialog"]'

test('a dialog keeps the focus, and gives it back', async ({ visitor, demo }) => {
  const situation = { scenario: 'everydayShop', as: 'customer', dials: {}, path: paths.myOrders } as const
  await visitor.driver.open(toLink(situation, demo, { panel: 'hidden' }))
  await visitor.see(button(orders.cancel))
  await tabTo(visitor, orders.cancel)
  const opener = await visitor.ask('focused')
  await visitor.key('Enter')
  await visitor.expectAnswer('focusIsIn', [openDialogs], true)
  for (let presses = 0; presses < 4; presses += 1) {
    await visitor.key('Tab')
    expect(await visitor.ask('focusIsIn', `${openDialogs}, body`)).toBe(true)
  }
  await visitor.key('Escape')
  await visitor.expectAnswer('countVisible', [openDialogs], 0)
  await visitor.expectAnswer('focused', [], opener)
})

test('the menu of small screens takes the focus, and gives it back', async ({ visitor, demo }) => {
  await visitor.driver.resize({ width: 390, height: 800 })
  await visitor.driver.open(`${demo}contact?panel=hidden`)
  await visitor.see(button(shell.menu))
  await tabTo(visitor, shell.menu)
  await visitor.key('Enter')
  await visitor.expectAnswer('focusIsIn', [openDialogs], true)
  await visitor.key('Escape')
  await visitor.expectAnswer('countVisible', [openDialogs], 0)
  expect(await visitor.ask('focused')).toContain(shell.menu)
})
