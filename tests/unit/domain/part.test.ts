import { describe, expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { addPartFormSchema, toAddPartBody, type AddPartForm } from '#src/domain/addPart.ts'
import { purchaseBlock, toPart } from '#src/domain/part.ts'
import { partListWireSchema, partWireSchema, type PartWire } from '#src/domain/partSchema.ts'

describe('toPart', () => {
  it('gives clean names and numbers', () =>
    expect(toPart(makePart())).toEqual({
      id: 'brake-rotor-345',
      name: 'Ventilated brake rotor 345 mm',
      image: 'https://images.shop.test/pictures/rotor-800.avif',
      price: 84,
      minimumQuantity: 20,
      available: 480,
      description: 'Cross-drilled, two-piece, floating on eight bobbins. Balanced to 10 g.',
    }))

  it.each([
    [{ availableParts: 5 }, 5],
    [{ availableParts: undefined, avaailableParts: 7 }, 7],
    [{ availableParts: '1,200' }, 1200],
    [{ availableParts: 9, avaailableParts: 4 }, 4],
    [{ availableParts: 3, avaailableParts: '8' }, 3],
    [{ availableParts: 'lots', avaailableParts: 6 }, 6],
    [{ availableParts: undefined }, 0],
    [{ availableParts: null, avaailableParts: null }, 0],
  ] as [Partial<PartWire>, number][])('reads the stock of %j as %d pcs (DATA-1)', (fields, expected) =>
    expect(toPart(makePart({ availableParts: undefined, ...fields })).available).toBe(expected),
  )

  it.each([
    ['12', 12],
    ['1,200', 1200],
    [' 50 ', 50],
    [6.4, 6.4],
    ['0.045', 0.045],
    [0.00005, 0.00005],
    // Shown as $0.00.
    [0.00004, null],
    [0, null],
    ['0.00', null],
    ['abc', null],
    [-1, null],
    [null, null],
  ])('reads the price %j as %j dollars (DATA-2, ORDER-11)', (price, expected) =>
    expect(toPart(makePart({ price })).price).toBe(expected),
  )

  it('survives a part with nothing but an id', () =>
    expect(toPart({ _id: 'x' })).toEqual({
      id: 'x',
      name: '',
      image: null,
      price: null,
      minimumQuantity: 1,
      available: 0,
      description: '',
    }))

  it('counts a minimum below one piece as one', () =>
    expect(toPart(makePart({ minimumQuantity: 0 })).minimumQuantity).toBe(1))
})

describe('part schemas (DATA-4)', () => {
  it('refuse an object where a list is expected', () =>
    expect(partListWireSchema.safeParse({ message: 'no' }).success).toBe(false))
  it('refuse a part without an id', () => expect(partWireSchema.safeParse({ name: 'x' }).success).toBe(false))
})

describe('purchaseBlock (DATA-2, ORDER-1, ORDER-11)', () => {
  it.each([
    [{}, null],
    [{ price: 'free' }, 'noPrice'],
    [{ price: 0 }, 'noPrice'],
    [{ availableParts: 0 }, 'soldOut'],
    [{ availableParts: 19 }, 'minimumAboveStock'],
    [{ availableParts: 20 }, null],
  ] as [Partial<PartWire>, string | null][])('%j gives %j', (fields, expected) =>
    expect(purchaseBlock(toPart(makePart(fields)))).toBe(expected),
  )
})

describe('Add New Product', () => {
  const form: AddPartForm = {
    name: 'Rotor',
    price: '84.50',
    minimumQuantity: '20',
    availableParts: '1,200',
    describe: 'Drilled.',
    image: 'rotor.png',
  }

  it('sends numbers, and the stock under the spelling of the payload (DATA-1)', () =>
    expect(toAddPartBody(form, 'https://i.example/r.png')).toEqual({
      name: 'Rotor',
      price: 84.5,
      minimumQuantity: 20,
      availableParts: 1200,
      describe: 'Drilled.',
      image: 'https://i.example/r.png',
    }))

  it('asks for every field in the words of SHOP-5', () => {
    const empty = { name: ' ', price: '', minimumQuantity: ' ', availableParts: '', describe: '', image: '' }
    const issues = addPartFormSchema.safeParse(empty).error?.issues ?? []
    expect(issues.map(({ message }) => message)).toEqual([
      'Parts Name is Required',
      'Per Price is Required',
      'Minimum Quantity Number Required',
      'Available Parts Number Required',
      'Describe Required',
      'Parts Image Required',
    ])
  })

  it('refuses words for numbers and parts of pieces', () => {
    expect(addPartFormSchema.safeParse({ ...form, price: 'ten' }).success).toBe(false)
    expect(addPartFormSchema.safeParse({ ...form, minimumQuantity: '1.5' }).success).toBe(false)
    expect(addPartFormSchema.safeParse(form).success).toBe(true)
  })
})
