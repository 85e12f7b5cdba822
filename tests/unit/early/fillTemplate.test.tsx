import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { PartsScreen } from '#src/design-system/screens/PartsScreen.tsx'
import { everything } from '#src/domain/listQuery.ts'
import { partsDrawnFirst, toPart, type Part } from '#src/domain/part.ts'
import { sampleParts } from '#src/domain/sampleParts.ts'
import { fillTemplate } from '#src/early/fillTemplate.ts'
import { hostileTexts } from '#tests/hostile/corpus.ts'

/** The catalogue as React renders it first. */
function render(parts: readonly Part[]): Element {
  const main = document.createElement('main')
  main.innerHTML = renderToString(
    <MemoryRouter>
      <PartsScreen
        parts={{ state: 'ready', value: [...parts], stale: false }}
        search={{ query: everything, onQueryChange: () => undefined }}
      />
    </MemoryRouter>,
  )
  return main
}

function fill(parts: readonly Part[]): Element {
  const main = render(sampleParts)
  fillTemplate(main, parts)
  main.normalize()
  return main
}

/** HTML as React compares it with what it renders: a parser changes some characters. */
const htmlOf = (element: Element) => element.innerHTML.replaceAll(/\r\n?/g, '\n').replaceAll(/\0|\uFFFD/g, '')

const kinds = ['/rotor.avif', null].flatMap((image) =>
  [
    {},
    { price: null },
    { availableParts: 0 },
    { availableParts: 5, minimumQuantity: 6 },
    { price: '', availableParts: 0 },
  ].map((fields, index) => toPart(makePart({ image, ...fields, _id: `${index} ${image}` }))),
)

test.each([
  ['every kind of card', kinds],
  ['its kinds the other way round', kinds.toReversed()],
  ['one part', kinds.slice(0, 1)],
  ['two of a kind', [toPart(makePart({ _id: 'a' })), toPart(makePart({ _id: 'b' }))]],
  ['no texts', [toPart({ _id: '' }), toPart({ _id: '..', name: '', describe: '', image: '/x.png', price: 1 })]],
  ['the samples themselves', sampleParts],
  ['a long list', Array.from({ length: 1001 }, (_, index) => toPart(makePart({ _id: `part-${index}` })))],
])('a template is filled in as React renders: %s', (_, parts) => {
  expect(htmlOf(fill(parts))).toBe(htmlOf(render(parts)))
  expect(fill(parts).querySelectorAll('li')).toHaveLength(Math.min(parts.length, partsDrawnFirst))
})

test('so are hostile texts in every field', () => {
  const parts = hostileTexts.map((text, index) =>
    toPart({ _id: `${index}${text}`, name: text, describe: text, image: text, price: index, availableParts: text }),
  )
  for (let start = 0; start < parts.length; start += partsDrawnFirst) {
    const some = parts.slice(start, start + partsDrawnFirst)
    expect(htmlOf(fill(some))).toBe(htmlOf(render(some)))
  }
})
