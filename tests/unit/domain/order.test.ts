import { describe, expect, it } from 'vitest'
import { makeOrder } from '#mocks/seed/builders.ts'
import {
  canCancel,
  canPay,
  canShip,
  orderTotal,
  purchaseFormSchema,
  readQuantity,
  toOrder,
  toPurchaseBody,
  type OrderWire,
  type PurchaseForm,
} from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'

describe('toOrder (DATA-7, PAY-1)', () => {
  it.each([
    [{}, 'unpaid'],
    [{ status: 'pending' }, 'unpaid'],
    [{ paid: false, status: 'shipped' }, 'unpaid'],
    [{ paid: null }, 'unpaid'],
    [{ paid: true, status: 'pending' }, 'pending'],
    [{ paid: true, status: 'shipped' }, 'shipped'],
    [{ paid: true, status: 'lost at sea' }, 'unknown'],
    [{ paid: true }, 'unknown'],
  ] as [Partial<OrderWire>, string][])('%j is %s', (fields, state) =>
    expect(toOrder(makeOrder(fields)).state).toBe(state),
  )

  it('keeps the words of an unknown status', () =>
    expect(toOrder(makeOrder({ paid: true, status: ' lost at sea ' })).statusText).toBe('lost at sea'))

  it('survives an order with nothing but an id, which can still be cancelled', () => {
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
    expect(orderTotal(order)).toBeNull()
    expect(canCancel(order)).toBe(true)
    expect(canPay(order)).toBe(false)
  })

  it('keeps all that the customer typed, and calls a part without a name nothing', () => {
    const { customer, item } = toOrder(makeOrder({ userPhone: ' 017 ', itemInfo: {} }))
    expect(customer).toEqual({
      name: 'Kamal Hossain',
      email: 'demo.user@dhruva.example',
      phone: '017',
      address: '12 Port Road, Chattogram',
    })
    expect(item).toEqual({ name: '', image: null, price: null })
  })

  it('reads the misspelt transaction id', () =>
    expect(toOrder(makeOrder({ transationId: 'pi_1' })).transactionId).toBe('pi_1'))
})

describe('orderTotal (SHOP-9)', () => {
  it('is price x quantity in whole cents', () => {
    const item = { itemName: 'Plug', itemPrice: '0.1' }
    expect(orderTotal(toOrder(makeOrder({ itemInfo: item, quantity: 3 })))).toBe(30)
    expect(orderTotal(toOrder(makeOrder({ itemInfo: { itemPrice: '0.125' }, quantity: 1000 })))).toBe(12_500)
    expect(orderTotal(toOrder(makeOrder()))).toBe(168000)
  })

  it('is not known where the price is not, and a price of 0 is none (ORDER-11)', () => {
    for (const itemPrice of [0, '0', 'on request', null])
      expect(orderTotal(toOrder(makeOrder({ itemInfo: { itemPrice } })))).toBeNull()
  })
})

describe('what may be done to an order (SHOP-4)', () => {
  it.each<[Partial<OrderWire>, cancel: boolean, pay: boolean, ship: boolean]>([
    [{}, true, true, false],
    [{ paid: true, status: 'pending' }, false, false, true],
    [{ paid: true, status: 'shipped' }, false, false, false],
    [{ paid: true, status: 'odd' }, false, false, false],
    // Placed before its price was checked: it can only be cancelled (ORDER-11).
    [{ itemInfo: { itemName: 'Rotor', itemPrice: 0 } }, true, false, false],
    [{ quantity: 0 }, true, false, false],
  ])('%j can be cancelled: %j, paid: %j, shipped: %j', (fields, cancel, pay, ship) => {
    const order = toOrder(makeOrder(fields))
    expect([canCancel(order), canPay(order), canShip(order)]).toEqual([cancel, pay, ship])
  })
})

describe('readQuantity (ORDER-2)', () => {
  it.each([
    ['20', 20],
    [' 20 ', 20],
    ['007', 7],
    ['0', 0],
  ])('reads %j', (text, expected) => expect(readQuantity(text)).toBe(expected))
  it.each([['1.5'], ['1e3'], ['-2'], ['2 0'], ['²'], ['twenty'], [''], ['1,000'], ['99999999999999999999']])(
    'refuses %j',
    (text) => expect(readQuantity(text)).toBeNull(),
  )
})

describe('the purchase form (SHOP-5)', () => {
  const part = toPart({ _id: 'p1', name: 'Rotor', price: '84', minimumQuantity: 20, availableParts: 480 })
  const form: PurchaseForm = {
    userName: 'Kamal',
    userEmail: 'kamal@example.com',
    userPhone: '017',
    userAddress: 'Chattogram',
    quantity: '20',
  }
  const messages = (values: PurchaseForm) =>
    (purchaseFormSchema(part).safeParse(values).error?.issues ?? []).map(({ message }) => message)

  it.each([
    ['', ['Quantity Required']],
    ['  ', ['Quantity Required']],
    ['0', ['Should be a positive Number']],
    ['1.5', ['Should be a positive Number']],
    ['1e3', ['Should be a positive Number']],
    ['19', ['You have order minimum 20 pcses']],
    ['481', ['Now Available 480 pcses']],
    ['20', []],
    ['480', []],
    [' 48 ', []],
  ])('says of the quantity %j: %j', (quantity, expected) => expect(messages({ ...form, quantity })).toEqual(expected))

  it('takes the minimum and the stock from the part (SHOP-9)', () => {
    const few = purchaseFormSchema(toPart({ _id: 'p2', price: 9, minimumQuantity: 4, availableParts: 6 }))
    const firstMessage = (quantity: string) => few.safeParse({ ...form, quantity }).error?.issues[0]?.message
    expect([firstMessage('3'), firstMessage('4'), firstMessage('6'), firstMessage('7')]).toEqual([
      'You have order minimum 4 pcses',
      undefined,
      undefined,
      'Now Available 6 pcses',
    ])
  })

  it('refuses a total of 0, which nobody could pay (ORDER-11)', () => {
    const cheap = purchaseFormSchema(toPart({ _id: 'p3', price: 0.004, availableParts: 9 }))
    const firstMessage = (quantity: string) => cheap.safeParse({ ...form, quantity }).error?.issues[0]?.message
    expect([firstMessage('1'), firstMessage('2')]).toEqual(['The total would be $0.00: order more', undefined])
  })

  it('sends the price as it was read', () => {
    const sparks = toPart({ _id: 'p4', name: 'Spark', price: '0.0455', availableParts: 900 })
    expect(toPurchaseBody({ ...form, quantity: '100' }, sparks).itemInfo.itemPrice).toBe(0.0455)
  })

  it('asks for every other field', () =>
    expect(messages({ ...form, userName: '', userEmail: ' ', userPhone: '', userAddress: '\n' })).toEqual([
      'User Name is Required',
      'User Email is Required',
      'Phone Number Required',
      'Your Address Required',
    ]))

  it('is sent with numbers and the misspelt stock (DATA-1, DATA-9)', () =>
    expect(toPurchaseBody({ ...form, quantity: ' 25 ' }, part)).toEqual({
      userName: 'Kamal',
      userEmail: 'kamal@example.com',
      userPhone: '017',
      userAddress: 'Chattogram',
      quantity: 25,
      itemInfo: { itemName: 'Rotor', itemImg: '', itemPrice: 84, minimumQuantity: 20, avaailableParts: 480 },
    }))

  it.each([
    ['has no price', form, { ...part, price: null }],
    ['is sold out', form, { ...part, available: 0 }],
    ['has no quantity', { ...form, quantity: 'some' }, part],
  ])('never orders what %s', (_, values, ordered) =>
    expect(() => toPurchaseBody(values, ordered)).toThrow(new RangeError('not an order')),
  )
})
