import { expect, it } from 'vitest'
import { groupIntoParcels, createPickList } from '#src/domain/pickList.ts'
import { makeParsedOrder } from '#stories/support/data.ts'

const rotorItem = { itemName: 'Brake rotor', itemPrice: 84 }
const filterItem = { itemName: 'Air filter', itemPrice: 28.9 }

it('sums the pieces of each part, with the largest sum first, and counts unknown quantities separately (ADMIN-27)', () => {
  const lines = createPickList([
    makeParsedOrder({ _id: 'a', itemInfo: filterItem, quantity: 30 }),
    makeParsedOrder({ _id: 'b', itemInfo: rotorItem, quantity: 24 }),
    makeParsedOrder({ _id: 'c', itemInfo: rotorItem, quantity: 20 }),
    makeParsedOrder({ _id: 'd', itemInfo: filterItem, quantity: null }),
    makeParsedOrder({ _id: 'e', itemInfo: null, quantity: 2 }),
    makeParsedOrder({ _id: 'f', itemInfo: null, quantity: 2 }),
  ])
  expect(
    lines.map(({ order, pieceCount, orderCount, unknownQuantityCount }) => [
      order.id,
      pieceCount,
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

it('puts orders of the same recipient at the same address into one parcel, unless the address is missing (ADMIN-15)', () => {
  const parcels = groupIntoParcels([
    makeParsedOrder({ _id: 'a' }),
    makeParsedOrder({ _id: 'b', userAddress: '7 Mill Lane' }),
    makeParsedOrder({ _id: 'c' }),
    makeParsedOrder({ _id: 'd', userAddress: null }),
    makeParsedOrder({ _id: 'e', userAddress: null }),
  ])
  expect(parcels.map((orders) => orders.map(({ id }) => id))).toEqual([['a', 'c'], ['b'], ['d'], ['e']])
})
