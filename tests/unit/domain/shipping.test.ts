import { expect, test } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toReorderPath } from '#src/domain/reorder.ts'
import { otherOrdersToShip, toOrder, type OrderWire } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { resolveUnknown, toEntries, type BatchResult } from '#src/domain/batch.ts'
import { isShipped, selectStillShippable, toInterruptedShipping } from '#src/domain/shipping.ts'

const createOrder = (_id: string, wire: Partial<OrderWire>) => toOrder(makeOrder({ _id, ...wire }))
const paidOrder = createOrder('paid', { paid: true, status: 'pending' })
const shippedOrder = createOrder('shipped', { paid: true, status: 'shipped' })
const unpaidOrder = createOrder('unpaid', {})
const list = [unpaidOrder, shippedOrder, paidOrder]

test('of the selected orders, those that wait for shipping stay selected, in the order of the list (ADMIN-17)', () => {
  expect(selectStillShippable(list, new Set(['shipped', 'paid', 'unpaid', 'left']))).toEqual([paidOrder])
  expect(selectStillShippable(list, new Set())).toEqual([])
  expect(toEntries([paidOrder])).toEqual([{ id: 'paid', item: paidOrder, result: 'waiting' }])
})

test('for an order that is no longer in the list, the other orders are listed once (ADMIN-14)', () => {
  expect(otherOrdersToShip(paidOrder, [])).toEqual([])
  expect(otherOrdersToShip(shippedOrder, [paidOrder, unpaidOrder])).toEqual([paidOrder])
})

test.each<[BatchResult, id: string, BatchResult]>([
  ['unknown', 'shipped', 'done'],
  ['unknown', 'paid', 'unknown'],
  ['unknown', 'left', 'unknown'],
  ['refused', 'shipped', 'refused'],
])('a result of %s for the order %s becomes %s by the list', (result, id, resolvedResult) => {
  const runBefore = { entries: [{ id, item: null, result }], isStopping: false, endReason: 'done' } as const
  const resolvedBatch = resolveUnknown(runBefore, (entry) => isShipped(entry, list))
  expect(resolvedBatch).toEqual({ ...runBefore, entries: [{ id, item: null, result: resolvedResult }] })
})

test('after an interruption the list shows which orders were shipped', () => {
  expect(toInterruptedShipping(['shipped', 'left', 'paid'], list)).toEqual({
    entries: [
      { id: 'shipped', item: shippedOrder, result: 'done' },
      { id: 'left', item: null, result: 'gone' },
      { id: 'paid', item: paidOrder, result: 'notSent' },
    ],
    isStopping: false,
    endReason: 'interrupted',
  })
})

const createPart = (id: string, name: string) => toPart({ _id: id, name })

test.each([
  ['only part of its name', [createPart('a/b', 'Rotor'), createPart('c', 'Hub')], '/purchase/a%2Fb'],
  ['parts with the same name', [createPart('a', 'Rotor'), createPart('b', 'Rotor')], '/parts?q=Rotor'],
  ['other parts', [createPart('c', 'Hub')], '/parts?q=Rotor'],
  ['parts that are not loaded yet', undefined, '/parts?q=Rotor'],
])('given the %s, a paid order is reordered at the part’s page or by a search (ORDER-15)', (_case, parts, path) => {
  expect(toReorderPath(createOrder('o', { paid: true, itemInfo: { itemName: 'Rotor' } }), parts)).toBe(path)
})

test.each<[string, Partial<OrderWire>]>([
  ['unpaid', { itemInfo: { itemName: 'Rotor' } }],
  ['without a part', { paid: true, itemInfo: null }],
  ['without a name', { paid: true, itemInfo: { itemName: ' ' } }],
])('an order %s can’t be reordered', (_case, wire) => {
  expect(toReorderPath(createOrder('o', wire), [createPart('a', 'Rotor'), createPart('b', '')])).toBeNull()
})
