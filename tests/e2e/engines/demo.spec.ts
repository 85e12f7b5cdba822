import { tours } from '#mocks/demo/tour/tours.ts'
import { toLink } from '#mocks/demo/link.ts'
import { button } from '#mocks/demo/tour/steps/step.ts'
import { shell } from '#src/copy/shell.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'

/** The tours whose actions a person can do alone. */
const played = tours.filter(({ steps }) =>
  steps.every(({ actions }) => actions.every((action) => action.do !== 'switchTo' && action.do !== 'setDials')),
)

for (const { title, start, steps } of played)
  test(title, async ({ visitor, hostOf, site }) => {
    const { url } = await hostOf(await site('dist-mock'))
    await visitor.driver.open(toLink(start, url, { panel: 'hidden' }))
    await visitor.see(button(shell.logout))
    await visitor.play(steps, url)
    expect(await visitor.ask('findFaults')).toEqual([])
  })
