import { expect, it } from 'vitest'
import { correctSearch, isOneLetterOff } from '#src/domain/didYouMean.ts'

it.each([
  ['ROTR', 'ROTOR', true],
  ['ROTTOR', 'ROTOR', true],
  ['RODOR', 'ROTOR', true],
  ['ORTOR', 'ROTOR', true],
  ['ROTO', 'ROTOR', true],
  ['ROTOR', 'ROTOR', false],
  ['RTR', 'ROTOR', false],
  ['MOTTOR', 'ROTOR', false],
])('isOneLetterOff(%s, %s) is %s (ORDER-24)', (a, b, expected) => {
  expect([isOneLetterOff(a, b), isOneLetterOff(b, a)]).toEqual([expected, expected])
})

const rowTexts = ['Ventilated brake rotor 345 mm', 'Kühler, Aluminium', 'Brake caliper', 'Motor mount']

it.each([
  ['brake rotr', 'brake rotor'],
  ['brkae', 'brake'],
  ['KUHLR', 'kühler'],
  ['caliper 345', null],
  ['brk', null],
  ['flux capacitor', null],
  ['', null],
])('corrects the search “%s” to %s (ORDER-24)', (query, expected) => {
  expect(correctSearch(rowTexts, query)).toBe(expected)
})
