import { describe, expect, it } from 'vitest'
import { personas } from '#mocks/personas.ts'
import { makeOrder } from '#mocks/seed/builders.ts'
import {
  canCancel,
  canPay,
  canShip,
  orderWireSchema,
  getOrderTotal,
  createPurchaseSchema,
  readQuantity,
  toOrder,
  toPurchaseBody,
  type OrderWire,
  type PurchaseForm,
} from '#src/domain/order.ts'
import { getProblemMessage } from '#src/design-system/blocks/forms/formResolver.ts'
import { toPart } from '#src/domain/part.ts'

/** Parses an order from JSON, which omits fields with the value undefined. */
const parseOrder = (fields: object) => toOrder(orderWireSchema.parse(JSON.parse(JSON.stringify(makeOrder(fields)))))

const getActions = (order: ReturnType<typeof toOrder>) => [
  ...(canCancel(order) ? ['cancel'] : []),
  ...(canPay(order) ? ['pay'] : []),
  ...(canShip(order) ? ['ship'] : []),
]

describe('toOrder (DATA-7, PAY-1, SHOP-4)', () => {
  it.each([false, 'false', 'true', 'TRUE', '', 1, 0, null, undefined, [], {}, 'yes'])(
    'reads an order with `paid: %j` as unpaid, whatever its status, because only true means paid',
    (paid) => {
      for (const status of [undefined, 'pending', 'shipped', 'returned']) {
        const order = parseOrder({ paid, status })
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
  ])('reads a paid order with the status %j as %s', (status, state, actions) => {
    const order = parseOrder({ paid: true, status })
    expect([order.state, getActions(order)]).toEqual([state, actions])
  })

  // These totals can't be paid by card. Orders placed before totals were checked may have them (ORDER-20).
  it.each<Partial<OrderWire>>([
    { itemInfo: { itemName: 'Rotor', itemPrice: 0 } },
    { itemInfo: { itemName: 'Rotor', itemPrice: 0.49 }, quantity: 1 },
    { itemInfo: { itemName: 'Rotor', itemPrice: 500_000 }, quantity: 2 },
    { quantity: 0 },
    { quantity: 1e308 },
  ])('allows only cancelling an order with %j', (fields) =>
    expect(getActions(toOrder(makeOrder(fields)))).toEqual(['cancel']),
  )

  it('keeps the text of an unknown status, and reads the transaction id from its misspelt field', () => {
    const order = toOrder(makeOrder({ paid: true, status: ' lost at sea ', transationId: 'pi_1' }))
    expect(order).toMatchObject({ statusText: 'lost at sea', transactionId: 'pi_1' })
  })

  it('reads an order that has only an id, which can still be cancelled', () => {
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
    expect([getOrderTotal(order), getActions(order)]).toEqual([null, ['cancel']])
  })

  it('keeps the customer’s contact details, and reads a part without a name as an empty name', () => {
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
])('the total of an order at %j dollars × %i is %j cents (SHOP-9, ORDER-11)', (itemPrice, quantity, total) =>
  expect(getOrderTotal(toOrder(makeOrder({ itemInfo: { itemPrice }, quantity })))).toBe(total),
)

it.each([
  ['20', 20],
  ['007', 7],
  ['0', 0],
])('parses %j as the quantity %j (ORDER-2)', (text, expected) => expect(readQuantity(text)).toBe(expected))

it.each(['1.5', '1e3', '-2', '2 0', '²', 'twenty', '', '1,000', '99999999999999999999'])(
  'rejects %j as a quantity',
  (text) => expect(readQuantity(text)).toBeNull(),
)

describe('the order form (SHOP-5)', () => {
  const part = toPart({ _id: 'p1', name: 'Rotor', price: '84', minimumQuantity: 20, availableParts: 480 })
  const buyer = { userName: 'Kamal', userEmail: 'kamal@example.com', userPhone: '017', userAddress: 'Chattogram' }
  const form: PurchaseForm = { ...buyer, quantity: '20' }

  const getFirstMessage = (wire: object) => (quantity: string) => {
    const orderedPart = toPart({ _id: 'p2', availableParts: 6, ...wire })
    const { error } = createPurchaseSchema(orderedPart).safeParse({ ...form, quantity })
    return error && getProblemMessage(error.issues[0]?.message ?? '', orderedPart)
  }

  it('limits the quantity to the part’s minimum and stock (SHOP-9)', () =>
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
  ])('rejects totals that can’t be paid by card, at $%d per piece (ORDER-20)', (price, quantities, messages) =>
    expect(quantities.map(getFirstMessage({ price }))).toEqual(messages),
  )

  it('sends numbers, the misspelt name of the stock field, and the server’s exact price (DATA-1, DATA-9)', () => {
    expect(toPurchaseBody({ ...form, quantity: ' 25 ' }, part)).toEqual({
      ...buyer,
      quantity: 25,
      itemInfo: { itemName: 'Rotor', itemImg: '', itemPrice: 84, minimumQuantity: 20, avaailableParts: 480 },
    })
    expect(toPurchaseBody({ ...form, quantity: '100' }, { ...part, price: 0.0455 }).itemInfo.itemPrice).toBe(0.0455)
  })

  it.each([
    ['the part has no price', form, { ...part, price: null }],
    ['the part is sold out', form, { ...part, available: 0 }],
    ['the quantity is not a number', { ...form, quantity: 'some' }, part],
  ])('throws instead of sending an order if %s', (_, values, orderedPart) =>
    expect(() => toPurchaseBody(values, orderedPart)).toThrow(new RangeError('not an order')),
  )
})
