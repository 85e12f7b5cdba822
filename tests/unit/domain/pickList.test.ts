import { expect, it } from 'vitest'
import { toParcels, toPickList } from '#src/domain/pickList.ts'
import { anOrder } from '#stories/support/data.ts'

const rotor = { itemName: 'Brake rotor', itemPrice: 84 }
const filter = { itemName: 'Air filter', itemPrice: 28.9 }

it('pieces are summed by part, the largest sum first; unknown quantities are counted separately (ADMIN-27)', () => {
  const lines = toPickList([
    anOrder({ _id: 'a', itemInfo: filter, quantity: 30 }),
    anOrder({ _id: 'b', itemInfo: rotor, quantity: 24 }),
    anOrder({ _id: 'c', itemInfo: rotor, quantity: 20 }),
    anOrder({ _id: 'd', itemInfo: filter, quantity: null }),
    anOrder({ _id: 'e', itemInfo: null, quantity: 2 }),
    anOrder({ _id: 'f', itemInfo: null, quantity: 2 }),
  ])
  expect(
    lines.map(({ order, pieces, orderCount, unknownQuantityCount }) => [
      order.id,
      pieces,
      orderCount,
      unknownQuantityCount,
    ]),
  ).toEqual([
    ['b', 44, 2, 0],
    ['a', 30, 2, 1],
    ['e', 2, 1, 0],
    ['f', 2, 1, 0],
  ])
})

it('orders of one recipient at one address are one parcel, except those without an address (ADMIN-15)', () => {
  const parcels = toParcels([
    anOrder({ _id: 'a' }),
    anOrder({ _id: 'b', userAddress: '7 Mill Lane' }),
    anOrder({ _id: 'c' }),
    anOrder({ _id: 'd', userAddress: null }),
    anOrder({ _id: 'e', userAddress: null }),
  ])
  expect(parcels.map((orders) => orders.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d'], ['e']])
})
