import { expect, it } from 'vitest'
import { conditionList, optionsWith } from '#mocks/demo/dialOptions.ts'
import { defaultDials, dialsSchema } from '#mocks/dials.ts'

const calm = defaultDials()

it.each(conditionList)('$label has choices that the dials accept, the calm one first', (condition) => {
  expect(condition.read(calm)).toBe(condition.options[0]?.value)
  for (const { value } of condition.options) {
    const dials = dialsSchema.parse({ ...calm, ...condition.change(calm, value) })
    expect(condition.read(dials)).toBe(value)
  }
})

it('goes offline and online, and leaves other faults', () => {
  const network = conditionList.find(({ label }) => label === 'Network')
  const failing = { ...calm, faults: { getPart: 404 as const } }
  expect(network?.change(failing, 'fails')).toEqual({ faults: { getPart: 404, '*': 'network' } })
  expect(network?.change({ ...calm, faults: { getPart: 404, '*': 'network' } }, 'works')).toEqual({
    faults: { getPart: 404 },
  })
})

it('shows a speed that only a link can set', () => {
  const [speed] = conditionList
  expect(speed && optionsWith(speed, '1500').at(-1)).toEqual({ value: '1500', label: '1.5 s' })
  expect(speed && optionsWith(speed, '300')).toBe(speed?.options)
})
