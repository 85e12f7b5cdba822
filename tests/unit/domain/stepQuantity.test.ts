import { expect, test } from 'vitest'
import { stepQuantity } from '#src/domain/order.ts'

const part = { minimumQuantity: 20, available: 480 }

test.each<[text: string, step: 1 | -1, newText: string]>([
  ['20', 1, '21'],
  ['20', -1, '20'],
  ['480', 1, '480'],
  ['২৫', -1, '24'],
  ['12', 1, '20'],
  ['900', -1, '480'],
  ['', 1, '20'],
  ['many', -1, '20'],
])('changes the typed quantity %j by %i to %j (ORDER-17)', (text, step, newText) => {
  expect(stepQuantity(text, step, part)).toBe(newText)
})

test('sets the quantity to the minimum even if fewer pieces are left (ORDER-17)', () => {
  expect(stepQuantity('20', -1, { minimumQuantity: 20, available: 10 })).toBe('20')
})
