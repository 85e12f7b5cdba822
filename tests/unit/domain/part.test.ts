import { describe, expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { findUnavailableReason, toPart, type PartWire } from '#src/domain/part.ts'
import { addPartFormSchema, toAddPartBody, checkPicture, maxPictureBytes, pictureTypes } from '#src/domain/partForm.ts'

describe('toPart', () => {
  it('converts every field of a part', () =>
    expect(toPart(makePart())).toEqual({
      id: 'brake-rotor-345',
      name: 'Ventilated brake rotor 345 mm',
      image: 'https://images.shop.test/pictures/rotor-800.avif',
      price: 84,
      minimumQuantity: 20,
      available: 480,
      description: 'Cross-drilled, two-piece, floating on eight bobbins. Balanced to 10 g.',
    }))

  it.each<[PartWire['availableParts'], PartWire['availableParts'], number]>([
    [5, undefined, 5],
    [undefined, 7, 7],
    [9, 4, 4],
    [3, '8', 3],
    ['lots', 6, 6],
    [undefined, undefined, 0],
    [null, null, 0],
  ])('reads the stock of %j and %j as %d pcs (DATA-1)', (availableParts, avaailableParts, expected) =>
    expect(toPart({ ...makePart(), availableParts, avaailableParts }).available).toBe(expected),
  )

  it.each([
    ['1,200', 1200],
    [' 50 ', 50],
    ['0.045', 0.045],
    [0.00005, 0.00005],
    // This price would be displayed as $0.00.
    [0.00004, null],
    [0, null],
    ['abc', null],
    [-1, null],
    [null, null],
  ])('reads the price %j as %j dollars (DATA-2, ORDER-11)', (price, expected) =>
    expect(toPart(makePart({ price })).price).toBe(expected),
  )

  it('accepts a part with only an id', () =>
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

it.each<[Partial<PartWire>, string | null]>([
  [{}, null],
  [{ price: 'free' }, 'noPrice'],
  [{ price: 0 }, 'noPrice'],
  [{ availableParts: 0 }, 'soldOut'],
  [{ availableParts: 19 }, 'minimumAboveStock'],
  [{ availableParts: 20 }, null],
])('the reason why a part with %j can’t be ordered is %j (DATA-2, ORDER-1, ORDER-11)', (fields, expected) =>
  expect(findUnavailableReason(toPart(makePart(fields)))).toBe(expected),
)

it('sends a new part with numbers, and with the correctly spelt stock field (DATA-1)', () => {
  const texts = { name: 'Rotor', describe: 'Drilled.' }
  const form = { ...texts, price: '84.50', minimumQuantity: '20', availableParts: '1,200', image: 'rotor.png' }
  expect(addPartFormSchema.safeParse(form).success).toBe(true)
  const image = 'https://i.example/r.png'
  const numberFields = { price: 84.5, minimumQuantity: 20, availableParts: 1200 }
  expect(toAddPartBody(form, image)).toEqual({ ...texts, ...numberFields, image })
})

it.each([
  ['image/png', maxPictureBytes, null],
  ['image/png', maxPictureBytes + 1, 'tooBig'],
  ['image/png', 0, 'empty'],
  ['application/pdf', 1, 'notAPicture'],
  ['image/svg+xml', 1, 'notAPicture'],
])('checkPicture returns for a file of type %s with %i bytes: %j (PAGE-11)', (type, size, problem) => {
  expect(checkPicture({ type, size })).toBe(problem)
  expect(maxPictureBytes).toBe(33_554_432)
  expect(pictureTypes).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
})
