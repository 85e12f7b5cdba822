import { describe, expect, it } from 'vitest'
import { describeWalk } from '#tests/tools/monkey/report.ts'
import type { Step } from '#tests/tools/monkey/step.ts'
import type { Walk } from '#tests/tools/monkey/walk.ts'

const step = (name: string): Step => ({
  tab: 0,
  action: { kind: 'click', target: { role: 'link', name, index: 0 } },
  ms: 0,
})
const quiet: Walk = {
  seed: 7,
  steps: [step('Parts'), step('Home')],
  problems: [],
  seen: { pages: new Set(['home', 'parts']), viewers: new Set(['visitor']), faults: new Set() },
  heap: { before: 10_000_000, after: 10_210_000 },
}
const noisy: Walk = { ...quiet, heap: null, problems: [{ kind: 'noise', text: 'uncaught: Error: broken' }] }

describe('describeWalk', () => {
  it('prints steps, pages, viewers, faults, zeros and the heap', () => {
    expect(describeWalk(quiet, null).split('\n')).toEqual([
      'monkey, seed 7: 2 steps',
      'pages: 2 (home, parts)',
      'viewers: 1 (visitor)',
      'faults dialled in: 0',
      '0 console warnings, errors and uncaught exceptions, 0 dead ends, 0 white pages, 0 times undefined, NaN or [object, 0 steps without an end',
      'heap: 10.00 MB after the warm-up, 10.21 MB at the end (2.1 %, allowed: below 10 %)',
    ])
  })

  it('prints a problem and the few steps that lead there', () => {
    expect(
      describeWalk(noisy, [step('Home')])
        .split('\n')
        .slice(4),
    ).toEqual([
      '1 console warnings, errors and uncaught exceptions, 0 dead ends, 0 white pages, 0 times undefined, NaN or [object, 0 steps without an end',
      'heap: not measured, the walk was too short',
      'noise: uncaught: Error: broken',
      'these 1 of 2 steps are enough:',
      '  1. tab 1: click link "Home"',
    ])
  })

  it('prints the last steps when the problem did not come again', () => {
    expect(describeWalk(noisy, null).split('\n').slice(-3)).toEqual([
      'it did not come again; the last steps were:',
      '  1. tab 1: click link "Parts"',
      '  2. tab 1: click link "Home"',
    ])
  })
})
