import { expect, it, onTestFinished, vi } from 'vitest'
import { findMatches, markMatches } from '#src/design-system/blocks/lists/markMatches.ts'

it.each([
  ['Ventilated brake rotor 345 mm', 'BRAKE 345', ['brake', '345']],
  ['Kühler 5/8″', 'kuhler 5/8"', ['Kühler', '5/8″']],
  ['Kühler', 'kuhl', ['Kühl']],
  ['Straße 9', 'strasse', ['Straße']],
  ['Nut, nut and nut', 'nut', ['Nut', 'nut', 'nut']],
  ['Ro\u00ADtor\u200B 9', 'rotor 9', ['Ro\u00ADtor\u200B', '9']],
  ['brake rotor', 'ker', []],
  ['Rotor', ' ', []],
])('in the text “%s”, the matches of the search “%s” are marked (ORDER-12)', (text, query, matches) => {
  expect(findMatches(text, query).map(([start, end]) => text.slice(start, end))).toEqual(matches)
})

it('150,000 matches in one text are all marked', () => {
  const highlights = new Map<string, Set<unknown>>()
  // jsdom lacks the CSS Custom Highlight API.
  class FakeHighlight extends Set<unknown> {
    constructor(...ranges: unknown[]) {
      super(ranges)
    }
  }
  vi.stubGlobal('CSS', { ...CSS, highlights })
  vi.stubGlobal('Highlight', FakeHighlight)
  const name = Object.assign(document.createElement('span'), { dir: 'auto', textContent: 'a'.repeat(150_000) })
  document.body.append(name)
  const stopMarking = markMatches('a')
  onTestFinished(() => {
    stopMarking()
    name.remove()
    vi.unstubAllGlobals()
  })
  expect(highlights.get('search')?.size).toBe(150_000)
})
