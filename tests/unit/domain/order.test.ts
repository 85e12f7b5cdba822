import { describe, expect, it } from 'vitest'
import { personas } from '#mocks/personas.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import {
  canCancel,
  canPay,
  canShip,
  orderWireSchema,
  orderTotal,
  toPurchaseSchema,
  readQuantity,
  toOrder,
  toPurchaseBody,
  type OrderWire,
  type PurchaseForm,
} from '#src/domain/order.ts'
import { getProblemMessage } from '#src/design-system/blocks/forms/formResolver.ts'
import { toPart } from '#src/domain/part.ts'

/** An order as JSON delivers it, where a field with the value undefined is missing. */
const readWire = (fields: object) => toOrder(orderWireSchema.parse(JSON.parse(JSON.stringify(makeOrder(fields)))))

const getActions = (order: ReturnType<typeof toOrder>) => [
  ...(canCancel(order) ? ['cancel'] : []),
  ...(canPay(order) ? ['pay'] : []),
  ...(canShip(order) ? ['ship'] : []),
]

describe('an order (DATA-7, PAY-1, SHOP-4)', () => {
  it.each([false, 'false', 'true', 'TRUE', '', 1, 0, null, undefined, [], {}, 'yes'])(
    'with paid: %j is unpaid, whatever its status: only true counts',
    (paid) => {
      for (const status of [undefined, 'pending', 'shipped', 'returned']) {
        const order = readWire({ paid, status })
        expect([order.state, ...getActions(order)]).toEqual(['unpaid', 'cancel', 'pay'])
      }
    },
  )

  it.each([
    ['pending', 'pending', ['ship']],
    ['shipped', 'shipped', []],
    ['lost at sea', 'unknown', []],
    ['pending ', 'unknown', []],
    ['', 'unknown', []],
    [undefined, 'unknown', []],
  ])('that is paid with the status %j is %s', (status, state, actions) => {
    const order = readWire({ paid: true, status })
    expect([order.state, getActions(order)]).toEqual([state, actions])
  })

  // Orders placed before totals were checked (ORDER-11), or without a quantity (ORDER-20).
  it.each<Partial<OrderWire>>([
    { itemInfo: { itemName: 'Rotor', itemPrice: 0 } },
    { itemInfo: { itemName: 'Rotor', itemPrice: 0.49 }, quantity: 1 },
    { itemInfo: { itemName: 'Rotor', itemPrice: 500_000 }, quantity: 2 },
    { quantity: 0 },
    { quantity: 1e308 },
  ])('of %j can only be cancelled', (fields) => expect(getActions(toOrder(makeOrder(fields)))).toEqual(['cancel']))

  it('the text of an unknown status is kept, and the misspelt transaction id is parsed', () => {
    const order = toOrder(makeOrder({ paid: true, status: ' lost at sea ', transationId: 'pi_1' }))
    expect(order).toMatchObject({ statusText: 'lost at sea', transactionId: 'pi_1' })
  })

  it('an order with only an id is readable, and can still be cancelled', () => {
    const order = toOrder({ _id: 'o2' })
    expect(order).toEqual({
      id: 'o2',
      item: null,
      customer: { name: '', email: '', phone: '', address: '' },
      quantity: null,
      state: 'unpaid',
      statusText: '',
      transactionId: null,
    })
    expect([orderTotal(order), getActions(order)]).toEqual([null, ['cancel']])
  })

  it('everything the customer typed is kept, and a part without a name has an empty name', () => {
    const { customer, item } = toOrder(makeOrder({ userPhone: ' 017 ', userAddress: '12 Port Road', itemInfo: {} }))
    const { name, email } = personas.customer
    expect(customer).toEqual({ name, email, phone: '017', address: '12 Port Road' })
    expect(item).toEqual({ name: '', image: null, price: null })
  })
})

it.each([
  ['0.1', 3, 30],
  ['0.125', 1000, 12_500],
  [84, 20, 168_000],
  [0, 3, null],
  [null, 3, null],
])('the total of %j × %i is price x quantity in whole cents: %j (SHOP-9, ORDER-11)', (itemPrice, quantity, total) =>
  expect(orderTotal(toOrder(makeOrder({ itemInfo: { itemPrice }, quantity })))).toBe(total),
)

it.each([
  ['20', 20],
  ['007', 7],
  ['0', 0],
])('the quantity %j is %j (ORDER-2)', (text, expected) => expect(readQuantity(text)).toBe(expected))

it.each(['1.5', '1e3', '-2', '2 0', '²', 'twenty', '', '1,000', '99999999999999999999'])(
  '%j is not a quantity',
  (text) => expect(readQuantity(text)).toBeNull(),
)

describe('a purchase (SHOP-5)', () => {
  const part = toPart({ _id: 'p1', name: 'Rotor', price: '84', minimumQuantity: 20, availableParts: 480 })
  const buyer = { userName: 'Kamal', userEmail: 'kamal@example.com', userPhone: '017', userAddress: 'Chattogram' }
  const form: PurchaseForm = { ...buyer, quantity: '20' }

  const getFirstMessage = (wire: object) => (quantity: string) => {
    const orderedPart = toPart({ _id: 'p2', availableParts: 6, ...wire })
    const { error } = toPurchaseSchema(orderedPart).safeParse({ ...form, quantity })
    return error && getProblemMessage(error.issues[0]?.message ?? '', orderedPart)
  }

  it('minimum and stock come from the part (SHOP-9)', () =>
    expect(['3', '4', '6', '7'].map(getFirstMessage({ price: 9, minimumQuantity: 4 }))).toEqual([
      'You have order minimum 4 pcses',
      undefined,
      undefined,
      'Now Available 6 pcses',
    ]))

  it.each([
    [0.004, ['1', '6'], ['The total must be at least $0.50', 'The total must be at least $0.50']],
    [0.25, ['1', '2'], ['The total must be at least $0.50', undefined]],
    [499_999.995, ['1', '2', '3'], [undefined, undefined, 'The total can’t be more than $999,999.99']],
    [Number.MAX_SAFE_INTEGER, ['2'], ['The total can’t be more than $999,999.99']],
  ])('a total that can’t be paid by card is rejected, at %d each (ORDER-20)', (price, quantities, messages) =>
    expect(quantities.map(getFirstMessage({ price }))).toEqual(messages),
  )

  it('is sent with numbers, the misspelt stock (DATA-1, DATA-9), and the price as the server sent it', () => {
    expect(toPurchaseBody({ ...form, quantity: ' 25 ' }, part)).toEqual({
      ...buyer,
      quantity: 25,
      itemInfo: { itemName: 'Rotor', itemImg: '', itemPrice: 84, minimumQuantity: 20, avaailableParts: 480 },
    })
    expect(toPurchaseBody({ ...form, quantity: '100' }, { ...part, price: 0.0455 }).itemInfo.itemPrice).toBe(0.0455)
  })

  it.each([
    ['has no price', form, { ...part, price: null }],
    ['is sold out', form, { ...part, available: 0 }],
    ['has no quantity', { ...form, quantity: 'some' }, part],
  ])('is never made if %s', (_, values, ordered) =>
    expect(() => toPurchaseBody(values, ordered)).toThrow(new RangeError('not an order')),
  )
})
