import { expect, test } from 'vitest'
import { stepQuantity } from '#src/domain/order.ts'

const part = { minimumQuantity: 20, available: 480 }

test.each<[text: string, step: 1 | -1, next: string]>([
  ['20', 1, '21'],
  ['20', -1, '20'],
  ['480', 1, '480'],
  ['২৫', -1, '24'],
  ['12', 1, '20'],
  ['900', -1, '480'],
  ['', 1, '20'],
  ['many', -1, '20'],
])('%j changed by %i is %j (ORDER-17)', (text, step, next) => {
  expect(stepQuantity(text, step, part)).toBe(next)
})

test('the quantity is the minimum if fewer pieces are left (ORDER-17)', () => {
  expect(stepQuantity('20', -1, { minimumQuantity: 20, available: 10 })).toBe('20')
})
