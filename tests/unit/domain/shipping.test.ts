import { expect, test } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toReorderPath } from '#src/domain/reorder.ts'
import { toOrder, type OrderWire } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { resolveUnknown, toEntries, type BatchResult } from '#src/domain/batch.ts'
import { isShipped, selectStillShippable, toInterruptedShipping } from '#src/domain/shipping.ts'

const order = (_id: string, wire: Partial<OrderWire>) => toOrder(makeOrder({ _id, ...wire }))
const paid = order('paid', { paid: true, status: 'pending' })
const shipped = order('shipped', { paid: true, status: 'shipped' })
const unpaid = order('unpaid', {})
const list = [unpaid, shipped, paid]

test('of the selected orders, those that wait for shipping stay selected, in the order of the list (ADMIN-17)', () => {
  expect(selectStillShippable(list, new Set(['shipped', 'paid', 'unpaid', 'left']))).toEqual([paid])
  expect(selectStillShippable(list, new Set())).toEqual([])
  expect(toEntries([paid])).toEqual([{ id: 'paid', item: paid, result: 'waiting' }])
})

test.each<[BatchResult, id: string, BatchResult]>([
  ['unknown', 'shipped', 'done'],
  ['unknown', 'paid', 'unknown'],
  ['unknown', 'left', 'unknown'],
  ['refused', 'shipped', 'refused'],
])('a result of %s for the order %s becomes %s by the list', (result, id, settled) => {
  const runBefore = { entries: [{ id, item: null, result }], isStopping: false, endReason: 'done' } as const
  const settledBatch = resolveUnknown(runBefore, (entry) => isShipped(entry, list))
  expect(settledBatch).toEqual({ ...runBefore, entries: [{ id, item: null, result: settled }] })
})

test('after an interruption the list shows which orders were shipped', () => {
  expect(toInterruptedShipping(['shipped', 'left', 'paid'], list)).toEqual({
    entries: [
      { id: 'shipped', item: shipped, result: 'done' },
      { id: 'left', item: null, result: 'gone' },
      { id: 'paid', item: paid, result: 'notSent' },
    ],
    isStopping: false,
    endReason: 'interrupted',
  })
})

const part = (id: string, name: string) => toPart({ _id: id, name })

test.each([
  ['only part of its name', [part('a/b', 'Rotor'), part('c', 'Hub')], '/purchase/a%2Fb'],
  ['parts of one name', [part('a', 'Rotor'), part('b', 'Rotor')], '/parts?q=Rotor'],
  ['other parts', [part('c', 'Hub')], '/parts?q=Rotor'],
  ['parts that are not known', undefined, '/parts?q=Rotor'],
])('a paid order can be reordered by the %s, at its page or by a search (ORDER-15)', (_case, parts, path) => {
  expect(toReorderPath(order('o', { paid: true, itemInfo: { itemName: 'Rotor' } }), parts)).toBe(path)
})

test.each<[string, Partial<OrderWire>]>([
  ['unpaid', { itemInfo: { itemName: 'Rotor' } }],
  ['without a part', { paid: true, itemInfo: null }],
  ['without a name', { paid: true, itemInfo: { itemName: ' ' } }],
])('an order %s can’t be reordered', (_case, wire) => {
  expect(toReorderPath(order('o', wire), [part('a', 'Rotor'), part('b', '')])).toBeNull()
})
