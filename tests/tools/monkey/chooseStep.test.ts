import { describe, expect, it } from 'vitest'
import { chooseStep, lasting, reloading } from '#tests/tools/monkey/chooseStep.ts'
import type { Control, PageView } from '#tests/tools/monkey/page/eyes.ts'
import type { Step } from '#tests/tools/monkey/step.ts'
import { createRandom } from '#tests/support/random.ts'

const control = (role: string, name: string, more: Partial<Control> = {}): Control => ({
  role,
  name,
  index: 0,
  hint: '',
  isEmpty: false,
  isInMain: true,
  ...more,
})
const shop: PageView = {
  path: '/',
  canGoBack: true,
  controls: [
    control('link', 'Home', { isInMain: false }),
    control('button', 'Send'),
    control('textbox', 'Email', { hint: 'email', isEmpty: true }),
  ],
  findings: [],
}
const window: PageView = { path: '/', canGoBack: false, controls: [control('button', 'Mina Das')], findings: [] }

/** A thousand steps from one seed. */
function chooseMany(seed: number, views: readonly PageView[]): Step[] {
  const random = createRandom(seed)
  return Array.from({ length: 1000 }, () => chooseStep(random, views))
}
const kindsIn = (tab: number, steps: Step[]) =>
  new Set(steps.filter((step) => step.tab === tab).map(({ action }) => action.kind))

describe('chooseStep', () => {
  const steps = chooseMany(1, [shop, shop])

  it('chooses the same for the same seed, and something else for another', () => {
    expect(chooseMany(1, [shop, shop])).toEqual(steps)
    expect(chooseMany(2, [shop, shop])).not.toEqual(steps)
  })

  it('uses pointer, keyboard, history and dials in both tabs, and loads only the second', () => {
    const common = ['click', 'press', 'fill', 'key', 'back', 'forward', 'dials']
    expect(kindsIn(lasting, steps)).toEqual(new Set(common))
    expect(kindsIn(reloading, steps)).toEqual(new Set([...common, 'reload', 'address', 'situation']))
  })

  it('goes back only to a page of the shop', () => {
    const first = { ...shop, canGoBack: false }
    expect(chooseMany(1, [first, first]).filter(({ action }) => action.kind === 'back')).toEqual([])
  })

  it('chooses or closes a window that the shop has opened', () => {
    const kinds = kindsIn(2, chooseMany(1, [shop, shop, window]))
    expect(kinds).toEqual(new Set(['click', 'press', 'key', 'dials', 'close']))
  })

  it('presses a key where nothing can be used', () => {
    const empty = { ...shop, controls: [] }
    expect(kindsIn(lasting, chooseMany(1, [empty, empty]))).toEqual(new Set(['key', 'back', 'forward', 'dials']))
  })

  it('dials faults, dials and calm', () => {
    const dials = steps.flatMap(({ action }) => (action.kind === 'dials' ? [JSON.stringify(action.dials)] : []))
    expect(new Set(dials).size).toBeGreaterThan(20)
  })
})
