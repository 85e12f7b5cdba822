import { expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toEmbeddedCatalogue, hasPartPage, selectPartsWithPages, reuseRows } from '#src/domain/catalogue.ts'
import { toPart } from '#src/domain/part.ts'

const makeCatalogue = (count: number) => ({
  takenAt: 1,
  total: count,
  parts: Array.from({ length: count }, (_, index) => toPart(makePart({ _id: `part-${index}` }))),
})

it('embeds every part of a small catalogue but only twelve of a large one, with truncated descriptions (DATA-20)', () => {
  const shortCatalogue = makeCatalogue(100)
  expect(toEmbeddedCatalogue(shortCatalogue)).toEqual(shortCatalogue)
  const longCatalogue = toEmbeddedCatalogue(makeCatalogue(101))
  expect([longCatalogue.parts.length, longCatalogue.total]).toEqual([12, 101])
  expect(toEmbeddedCatalogue(shortCatalogue, 9).parts).toEqual(shortCatalogue.parts.slice(0, 9))
  const catalogueWithLongDescription = {
    takenAt: 1,
    total: 1,
    parts: [toPart(makePart({ describe: 'x'.repeat(10_000) }))],
  }
  expect(toEmbeddedCatalogue(catalogueWithLongDescription).parts[0]?.description).toHaveLength(400)
})

it('creates pages for at most 500 parts of the snapshot, all with an id that is a valid file name (PAGE-40)', () => {
  const catalogue = makeCatalogue(600)
  expect(selectPartsWithPages(catalogue)).toHaveLength(500)
  expect(selectPartsWithPages({ ...catalogue, parts: [toPart(makePart({ _id: '../a' }))] })).toEqual([])
  const shortCatalogue = makeCatalogue(3)
  expect(['part-2', 'part-3', '../a'].map((id) => hasPartPage(shortCatalogue, id))).toEqual([true, false, false])
  // The embedded catalogue is truncated, so a missing part is assumed to have a page.
  expect(hasPartPage(toEmbeddedCatalogue(catalogue), 'part-300')).toBe(true)
  expect(hasPartPage(null, 'part-2')).toBe(false)
})

it('reuses the objects of unchanged rows, so that their cards don’t render again (SPEED-6)', () => {
  const { parts } = makeCatalogue(3)
  const freshParts = [{ ...parts[1]! }, { ...parts[0]!, price: 1 }, toPart(makePart({ _id: 'new' }))]
  const rows = reuseRows(freshParts, parts)
  expect(rows).toEqual(freshParts)
  expect(rows.map((row, index) => row === freshParts[index])).toEqual([false, true, true])
  expect(rows[0]).toBe(parts[1])
})
