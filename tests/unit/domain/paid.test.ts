import { describe, expect, it } from 'vitest'
import { canCancel, canPay, canShip, orderListWireSchema, toOrder } from '#src/domain/order.ts'

/** Reads an order of $120.00 from the wire. A field with the value undefined is missing there. */
function read(fields: Record<string, unknown>) {
  const wire: unknown = JSON.parse(JSON.stringify({ _id: 'o1', itemInfo: { itemPrice: 60 }, quantity: 2, ...fields }))
  const [order] = orderListWireSchema.parse([wire]).map(toOrder)
  if (!order) throw new Error('no order')
  return { state: order.state, cancel: canCancel(order), pay: canPay(order), ship: canShip(order) }
}

const unpaid = { state: 'unpaid', cancel: true, pay: true, ship: false }

describe.each([undefined, 'pending', 'shipped', 'returned'])('status %j', (status) => {
  it.each([[false], ['false'], ['true'], ['TRUE'], [''], [1], [0], [null], [undefined], [[]], [{}], ['yes'], ['paid']])(
    'paid: %j is unpaid, because only true counts (DATA-7)',
    (paid) => expect(read({ paid, status })).toEqual(unpaid),
  )
})

it.each<[unknown, state: string, ship: boolean]>([
  ['pending', 'pending', true],
  ['shipped', 'shipped', false],
  ['returned', 'unknown', false],
  ['Pending', 'unknown', false],
  ['SHIPPED', 'unknown', false],
  ['pending ', 'unknown', false],
  ['', 'unknown', false],
  [null, 'unknown', false],
  [undefined, 'unknown', false],
])('a paid order with the status %j is %s (PAY-1)', (status, state, ship) =>
  expect(read({ paid: true, status })).toEqual({ state, cancel: false, pay: false, ship }),
)
