import { describe, expect, it } from 'vitest'
import { withFault } from '#mocks/demo/dialOptions.ts'
import { defaultDials } from '#mocks/dials.ts'
import { describeStep, type Step } from '#tests/tools/monkey/step.ts'

const parts = { role: 'link', name: 'Parts', index: 0 }
const calm = defaultDials()

const steps: [Step, string][] = [
  [{ tab: 0, action: { kind: 'click', target: parts }, ms: 0 }, 'tab 1: click link "Parts"'],
  [
    { tab: 1, action: { kind: 'press', target: { ...parts, index: 2 }, key: 'Enter' }, ms: 50 },
    'tab 2: press Enter on link "Parts" no. 3, wait 0.05 s',
  ],
  [
    { tab: 0, action: { kind: 'fill', target: { role: 'textbox', name: 'City', index: 0 }, text: '"' }, ms: 0 },
    String.raw`tab 1: type "\"" into textbox "City"`,
  ],
  [
    { tab: 0, action: { kind: 'dials', dials: { ...calm, ...withFault(calm, 'getParts', 500) } }, ms: 1000 },
    'tab 1: dial Loads the parts: Server error (500), wait 1 s',
  ],
  [{ tab: 0, action: { kind: 'dials', dials: calm }, ms: 0 }, 'tab 1: dial all calm'],
  [
    {
      tab: 1,
      action: { kind: 'situation', situation: { scenario: 'failParts', as: 'admin', dials: {}, path: '/parts' } },
      ms: 0,
    },
    'tab 2: open the situation failParts as admin at /parts',
  ],
  [{ tab: 0, action: { kind: 'tour', as: 'admin' }, ms: 0 }, 'tab 1: open every page as admin'],
  [{ tab: 0, action: { kind: 'rest' }, ms: 0 }, 'tab 1: rest'],
]

describe('describeStep', () => {
  it.each(steps)('%j', (step, text) => {
    expect(describeStep(step)).toBe(text)
  })
})
