import { describe, expect, it } from 'vitest'
import { readCount, readHttpUrl, readNumber, readText } from '#src/domain/wire.ts'

describe('readNumber (DATA-2)', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['1,200', 1200],
    ['1,234,567.5', 1234567.5],
    [' 50 ', 50],
    ['.5', 0.5],
    [0, 0],
    ['0', 0],
  ])('reads %j as %d', (value, expected) => expect(readNumber(value)).toBe(expected))

  it.each([
    [-1],
    ['-3'],
    [Number.NaN],
    [Infinity],
    ['Infinity'],
    ['1e3'],
    ['12 pcs'],
    ['1,2'],
    [''],
    ['  '],
    ['.'],
    [null],
    [undefined],
    [{}],
    [true],
  ])('refuses %j', (value) => expect(readNumber(value)).toBeNull())
})

describe('readCount', () => {
  it('rounds down, so as never to promise more than there is', () => expect(readCount('12.9')).toBe(12))
  it('refuses what is no number', () => expect(readCount('many')).toBeNull())
})

describe('readText', () => {
  it('trims', () => expect(readText('  a ')).toBe('a'))
  it.each([[''], ['   '], [null], [7]])('has nothing to read in %j', (value) => expect(readText(value)).toBeNull())
})

describe('readHttpUrl (PEOPLE-4)', () => {
  it('takes http and https', () => {
    expect(readHttpUrl('https://a.example/x')).toBe('https://a.example/x')
    expect(readHttpUrl('http://a.example')).toBe('http://a.example/')
  })
  it.each([['javascript:alert(1)'], ['data:text/html,x'], ['/x'], ['ftp://a.example'], [null]])('refuses %j', (value) =>
    expect(readHttpUrl(value)).toBeNull(),
  )
})
