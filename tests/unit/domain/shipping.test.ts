import { expect, test } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import { toReorderPath } from '#src/domain/reorder.ts'
import { listOtherOrdersToShip, toOrder, type OrderWire } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { resolveUnknownResults, createWaitingEntries, type BatchEntryResult } from '#src/domain/batch.ts'
import { isShipped, selectShippableOrders, deriveInterruptedBatch } from '#src/domain/shipping.ts'

const createOrder = (_id: string, wire: Partial<OrderWire>) => toOrder(makeOrder({ _id, ...wire }))
const paidOrder = createOrder('paid', { paid: true, status: 'pending' })
const shippedOrder = createOrder('shipped', { paid: true, status: 'shipped' })
const unpaidOrder = createOrder('unpaid', {})
const list = [unpaidOrder, shippedOrder, paidOrder]

test('keeps only selected orders that can still be shipped, in the order of the list (ADMIN-17)', () => {
  expect(selectShippableOrders(list, new Set(['shipped', 'paid', 'unpaid', 'left']))).toEqual([paidOrder])
  expect(selectShippableOrders(list, new Set())).toEqual([])
  expect(createWaitingEntries([paidOrder])).toEqual([{ id: 'paid', item: paidOrder, result: 'waiting' }])
})

test('lists every other order to ship once, even if the current order is no longer in the list (ADMIN-14)', () => {
  expect(listOtherOrdersToShip(paidOrder, [])).toEqual([])
  expect(listOtherOrdersToShip(shippedOrder, [paidOrder, unpaidOrder])).toEqual([paidOrder])
})

test.each<[BatchEntryResult, id: string, BatchEntryResult]>([
  ['unknown', 'shipped', 'done'],
  ['unknown', 'paid', 'unknown'],
  ['unknown', 'left', 'unknown'],
  ['refused', 'shipped', 'refused'],
])('the refetched list changes the result “%s” of the order “%s” to “%s”', (result, id, resolvedResult) => {
  const batch = { entries: [{ id, item: null, result }], isStopping: false, endReason: 'done' } as const
  const resolvedBatch = resolveUnknownResults(batch, (entry) => isShipped(entry, list))
  expect(resolvedBatch).toEqual({ ...batch, entries: [{ id, item: null, result: resolvedResult }] })
})

test('derives the results of an interrupted batch from the list', () => {
  expect(deriveInterruptedBatch(['shipped', 'left', 'paid'], list)).toEqual({
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
  ['one part has its name', [createPart('a/b', 'Rotor'), createPart('c', 'Hub')], '/purchase/a%2Fb'],
  ['two parts have its name', [createPart('a', 'Rotor'), createPart('b', 'Rotor')], '/parts?q=Rotor'],
  ['no part has its name', [createPart('c', 'Hub')], '/parts?q=Rotor'],
  ['the parts are not loaded yet', undefined, '/parts?q=Rotor'],
])('links a paid order to the part’s page or to a search if %s (ORDER-15)', (_case, parts, path) => {
  expect(toReorderPath(createOrder('o', { paid: true, itemInfo: { itemName: 'Rotor' } }), parts)).toBe(path)
})

test.each<[string, Partial<OrderWire>]>([
  ['that is unpaid', { itemInfo: { itemName: 'Rotor' } }],
  ['without a part', { paid: true, itemInfo: null }],
  ['without a part name', { paid: true, itemInfo: { itemName: ' ' } }],
])('offers no reorder for an order %s', (_case, wire) => {
  expect(toReorderPath(createOrder('o', wire), [createPart('a', 'Rotor'), createPart('b', '')])).toBeNull()
})
