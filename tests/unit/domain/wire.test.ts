import { describe, expect, it } from 'vitest'
import { toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { toReview } from '#src/domain/review.ts'
import { readCount, readHttpUrl, readNumber, readPicture, readText } from '#src/domain/wire.ts'

describe('readNumber (DATA-2)', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['1,200', 1200],
    ['1,234,567.5', 1234567.5],
    [' 50 ', 50],
    ['.5', 0.5],
    ['+5', 5],
    ['12,000', 12000],
    [0, 0],
    ['0', 0],
  ])('reads %j as %d', (value, expected) => expect(readNumber(value)).toBe(expected))

  it.each([-1, '-3', NaN, Infinity, 'Infinity', '1e3', '12 pcs', '1,2', '', '  ', '.', null, undefined, {}, true])(
    'refuses %j',
    (value) => expect(readNumber(value)).toBeNull(),
  )
})

describe('readCount', () => {
  it('rounds down', () => expect(readCount('12.9')).toBe(12))
  it('refuses anything but a number', () => expect(readCount('many')).toBeNull())
})

describe('readText', () => {
  it('trims', () => expect(readText('  a ')).toBe('a'))
  it.each([[''], ['   '], [null], [7]])('reads %j as null', (value) => expect(readText(value)).toBeNull())
})

describe('readHttpUrl (PEOPLE-4)', () => {
  it('accepts http and https', () => {
    expect(readHttpUrl('https://a.example/x')).toBe('https://a.example/x')
    expect(readHttpUrl('http://a.example')).toBe('http://a.example/')
  })
  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['/x'], ['ftp://a.example'], [null]])('refuses %j', (value) =>
    expect(readHttpUrl(value)).toBeNull(),
  )
})

describe('readPicture (PAGE-12)', () => {
  it.each([
    ['https://images.example/rotor.avif'],
    ['http://images.example/rotor.avif'],
    ['HTTPS://images.example/rotor.avif?w=800#top'],
    ['//images.example/rotor.avif'],
    ['/pictures/rotor.avif'],
    ['./pictures/rotor.avif'],
    ['rotor-800.avif'],
    ['data:image/png;base64,iVBORw0KGgo='],
    ['data:image/svg+xml,%3Csvg/%3E'],
    ['DATA:IMAGE/png;base64,iVBORw0KGgo='],
  ])('accepts %j unchanged', (address) => expect(readPicture(address)).toBe(address))

  it('trims', () => expect(readPicture('  /rotor.avif ')).toBe('/rotor.avif'))

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:,picture'],
    ['data:application/javascript,alert(1)'],
    ['vbscript:msgbox'],
    ['file:///etc/passwd'],
    ['ftp://images.example/rotor.avif'],
    ['blob:https://images.example/0f3c'],
    ['about:blank'],
    ['https://'],
    ['http://[broken'],
    [''],
    ['  '],
    [null],
    [undefined],
    [7],
    [{}],
  ])('refuses %j', (value) => expect(readPicture(value)).toBeNull())

  it.each<[string, (image: string) => string | null | undefined]>([
    ['a part', (image) => toPart({ _id: 'p', image }).image],
    ['an ordered part', (image) => toOrder({ _id: 'o', itemInfo: { itemImg: image } }).item?.image],
    ['a reviewer', (image) => toReview({ _id: 'r', image }).photo],
  ])('reads the picture of %s', (_name, pictureOf) => {
    expect(pictureOf('javascript:alert(1)')).toBeNull()
    expect(pictureOf(' https://images.example/a.avif ')).toBe('https://images.example/a.avif')
  })
})
