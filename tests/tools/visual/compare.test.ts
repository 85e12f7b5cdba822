import { expect, test } from 'vitest'
import { mergeApprovals } from '#tests/tools/visual/approvals.ts'
import { compare, exitCodeOf, listOf, summaryOf } from '#tests/tools/visual/compare.ts'
import type { Picture, PictureSet } from '#tests/tools/visual/picture.ts'

const stories = { 'a--one': { title: 'A', name: 'One' }, 'a--two': { title: 'A', name: 'Two' } }
const set = (...pictures: Picture[]): PictureSet => ({ stories, pictures })
const globals = 'theme:light'
const one = { story: 'a--one', mode: 'desk light', globals }
const two = { story: 'a--two', mode: 'desk light', globals }

test('the same picture in both builds is no change', () => {
  const comparison = compare(set({ ...one, hash: 'x' }), set({ ...one, hash: 'x' }), [])
  expect(comparison).toEqual({ same: 1, changes: [], failures: [] })
  expect(exitCodeOf(comparison)).toBe(0)
})

test('another picture, a new one and a missing one are changes', () => {
  const dark = { ...one, mode: 'desk dark' }
  const before = set({ ...one, hash: 'x' }, { ...two, hash: 'y' })
  const after = set({ ...one, hash: 'z' }, { ...dark, hash: 'd' })
  const comparison = compare(before, after, [])
  const name = { title: 'A', name: 'One', isApproved: false }
  expect(comparison.changes).toEqual([
    { ...one, ...name, before: 'x', after: 'z', kind: 'changed' },
    { ...dark, ...name, before: null, after: 'd', kind: 'new' },
    { ...two, ...name, name: 'Two', before: 'y', after: null, kind: 'gone' },
  ])
  expect(exitCodeOf(comparison)).toBe(1)
  expect(summaryOf(comparison)).toBe('1 changed, 1 new, 1 gone, 0 failed, 0 the same, 0 of the changes approved')
})

test('an approval covers this change only: with another picture, the change is open again', () => {
  const approvals = [{ ...one, before: 'x', after: 'y' }]
  const compareWith = (hash: string) => compare(set({ ...one, hash: 'x' }), set({ ...one, hash }), approvals)
  expect(exitCodeOf(compareWith('y'))).toBe(0)
  expect(exitCodeOf(compareWith('z'))).toBe(1)
})

test('a picture that could not be taken is a failure, and no change', () => {
  const comparison = compare(set({ ...one, hash: 'x' }), set({ ...one, failure: 'It broke.' }), [])
  expect(comparison.changes).toEqual([])
  expect(comparison.failures).toMatchObject([
    { story: 'a--one', mode: 'desk light', build: 'after', failure: 'It broke.' },
  ])
  expect(exitCodeOf(comparison)).toBe(2)
})

test('a later approval replaces the earlier one of the same view', () => {
  const earlier = { ...one, before: 'x', after: 'y' }
  const later = { ...one, before: 'y', after: 'z' }
  const other = { ...two, before: 'x', after: 'y' }
  expect(mergeApprovals([earlier, other], [later])).toEqual([later, other])
})

test('the console lists what is not approved, and says how much it leaves off', () => {
  const before = set({ ...one, hash: 'x' }, { ...two, hash: 'x' })
  const after = set({ ...one, hash: 'y' }, { ...two, hash: 'y' })
  const approved = [{ ...one, before: 'x', after: 'y' }]
  expect(listOf(compare(before, after, approved))).toEqual(['changed  A · Two (desk light)'])
  const many = Array.from({ length: 25 }, (_, index): Picture => ({ ...one, mode: `${index}`, hash: 'x' }))
  expect(listOf(compare(set(), set(...many), [])).slice(19)).toEqual([
    'new      A · One (19)',
    'and 5 more, in the report',
  ])
})
