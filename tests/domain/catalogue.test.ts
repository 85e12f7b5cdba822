import { describe, expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { everyPart, readPartsQuery, selectParts, toSearch, type PartsQuery } from '#src/domain/catalogue.ts'
import { toPart, type Part } from '#src/domain/part.ts'

const part = (wire: Parameters<typeof makePart>[0]) => toPart(makePart(wire))
const parts = [
  part({ _id: 'rotor', name: 'Brake rotor 345 mm', describe: 'Cross-drilled', price: 84, availableParts: 480 }),
  part({ _id: 'kuehler', name: 'Kühler', describe: 'Für RENNSPORT, 10 l', price: 310, availableParts: 12 }),
  part({ _id: 'quote', name: 'Brake caliper', describe: 'Six pistons', price: 'on request', availableParts: 0 }),
  part({ _id: 'rotor-9', name: 'brake rotor 99 mm', describe: '', price: 9.5, availableParts: 480 }),
  part({ _id: 'nameless', name: '', describe: null, price: 1, availableParts: 1 }),
]

const ids = (found: readonly Part[]) => found.map(({ id }) => id)
const select = (query: Partial<PartsQuery>) => ids(selectParts(parts, { ...everyPart, ...query }))

describe('the query in the address', () => {
  it.each<[string, PartsQuery]>([
    ['', everyPart],
    ['?q=rotor', { q: 'rotor', sort: null }],
    ['?sort=priceDown', { q: '', sort: 'priceDown' }],
    ['?q=brake+%26+r%C3%B6tor+&sort=name', { q: 'brake & rötor ', sort: 'name' }],
  ])('%s is read and written', (search, query) => {
    expect(readPartsQuery(new URLSearchParams(search))).toEqual(query)
    expect(toSearch(query)).toBe(search)
  })

  it.each(['?sort=colour', '?sort=', '?sort=__proto__', '?q='])('%s asks for nothing', (search) => {
    expect(readPartsQuery(new URLSearchParams(search))).toEqual(everyPart)
  })
})

describe('search', () => {
  it('leaves the list as it is when nothing is asked', () => {
    expect(selectParts(parts, everyPart)).toBe(parts)
    expect(selectParts(parts, { q: '  ', sort: null })).toBe(parts)
  })

  it.each([
    ['BRAKE', ['rotor', 'quote', 'rotor-9']],
    ['  rotor   brake ', ['rotor', 'rotor-9']],
    ['kuhler', ['kuehler']],
    ['KÜHLER rennsport', ['kuehler']],
    ['drilled', ['rotor']],
    ['mm cross', ['rotor']],
    ['.*', []],
    ['gearbox', []],
  ])('"%s" finds %j', (q, found) => {
    expect(select({ q })).toEqual(found)
  })
})

describe('sort', () => {
  it.each<[PartsQuery['sort'], string[]]>([
    [null, ['rotor', 'kuehler', 'quote', 'rotor-9', 'nameless']],
    ['name', ['quote', 'rotor-9', 'rotor', 'kuehler', 'nameless']],
    ['priceUp', ['nameless', 'rotor-9', 'rotor', 'kuehler', 'quote']],
    ['priceDown', ['kuehler', 'rotor', 'rotor-9', 'nameless', 'quote']],
    ['stock', ['rotor', 'rotor-9', 'kuehler', 'nameless', 'quote']],
  ])('by %s', (sort, sorted) => {
    expect(select({ sort })).toEqual(sorted)
  })

  it('sorts what was found and leaves the catalogue alone', () => {
    const before = [...parts]
    expect(select({ q: 'brake', sort: 'priceDown' })).toEqual(['rotor', 'rotor-9', 'quote'])
    expect(parts).toEqual(before)
  })
})
