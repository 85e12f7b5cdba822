import { expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toEmbeddedCatalogue, hasPage, partsWithPages, reuseRows } from '#src/domain/catalogue.ts'
import { toPart } from '#src/domain/part.ts'

const makeCatalogue = (count: number) => ({
  takenAt: 1,
  total: count,
  parts: Array.from({ length: count }, (_, index) => toPart(makePart({ _id: `part-${index}` }))),
})

it('a page contains all of a short list, the first twelve parts of a long list, and shortened descriptions (DATA-20)', () => {
  const shortCatalogue = makeCatalogue(100)
  expect(toEmbeddedCatalogue(shortCatalogue)).toEqual(shortCatalogue)
  const longCatalogue = toEmbeddedCatalogue(makeCatalogue(101))
  expect([longCatalogue.parts.length, longCatalogue.total]).toEqual([12, 101])
  expect(toEmbeddedCatalogue(shortCatalogue, 9).parts).toEqual(shortCatalogue.parts.slice(0, 9))
  const endlessCatalogue = { takenAt: 1, total: 1, parts: [toPart(makePart({ describe: 'x'.repeat(10_000) }))] }
  expect(toEmbeddedCatalogue(endlessCatalogue).parts[0]?.description).toHaveLength(400)
})

it('only parts of the snapshot whose id is a valid file name have a page, at most 500 (PAGE-40)', () => {
  const catalogue = makeCatalogue(600)
  expect(partsWithPages(catalogue)).toHaveLength(500)
  expect(partsWithPages({ ...catalogue, parts: [toPart(makePart({ _id: '../a' }))] })).toEqual([])
  const shortCatalogue = makeCatalogue(3)
  expect(['part-2', 'part-3', '../a'].map((id) => hasPage(shortCatalogue, id))).toEqual([true, false, false])
  // A page contains only the first parts of a long list.
  expect(hasPage(toEmbeddedCatalogue(catalogue), 'part-300')).toBe(true)
  expect(hasPage(null, 'part-2')).toBe(false)
})

it('unchanged rows stay the same objects, so that their cards don’t render again (SPEED-6)', () => {
  const { parts } = makeCatalogue(3)
  const freshParts = [{ ...parts[1]! }, { ...parts[0]!, price: 1 }, toPart(makePart({ _id: 'new' }))]
  const rows = reuseRows(freshParts, parts)
  expect(rows).toEqual(freshParts)
  expect(rows.map((row, index) => row === freshParts[index])).toEqual([false, true, true])
  expect(rows[0]).toBe(parts[1])
})
