import { expect, it } from 'vitest'
import { findMatches } from '#src/design-system/blocks/lists/markMatches.ts'

it.each([
  ['Ventilated brake rotor 345 mm', 'BRAKE 345', ['brake', '345']],
  ['Kühler 5/8″', 'kuhler 5/8"', ['Kühler', '5/8″']],
  ['Kühler', 'kuhl', ['Kühl']],
  ['Straße 9', 'strasse', ['Straße']],
  ['Nut, nut and nut', 'nut', ['Nut', 'nut', 'nut']],
  ['brake rotor', 'ker', []],
  ['Rotor', ' ', []],
])('marks in “%s” the matches of “%s” (ORDER-12)', (text, query, found) => {
  expect(findMatches(text, query).map(([start, end]) => text.slice(start, end))).toEqual(found)
})
