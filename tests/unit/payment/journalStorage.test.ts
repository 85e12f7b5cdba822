import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#src/domain/payment.ts'
import { createJournal } from '#src/payment/journal.ts'
import { refuse, refuseStorage, type StorageMethod } from '#tests/support/refuseStorage.ts'
import { charged, confirming, open } from '#tests/unit/payment/attempts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})

const prefix = 'dhruva.payment.v1:'
const key = `${prefix}u1:o1`

/** Creates the journal of a page. A second journal acts as another tab, or as the page after a reload. */
const journalOf = (storage = () => localStorage) => createJournal(storage)
function journalWith(...attempts: Attempt[]) {
  const journal = journalOf()
  for (const attempt of attempts) journal.write(attempt)
  return journal
}
const afterReload = () => journalOf().read('u1', 'o1')

describe('a storage that refuses', () => {
  it.each<[string, before: Attempt[], methods: StorageMethod[], during: Attempt[]]>([
    ['to write, from the beginning', [], ['setItem'], [open]],
    ['to write, from the beginning, again and again', [], ['setItem'], [open, confirming, charged]],
    ['to write, once something is there', [open], ['setItem'], [confirming]],
    ['to write, once something is there, again and again', [open], ['setItem'], [confirming, charged]],
    ['everything, from the beginning', [], ['getItem', 'setItem', 'removeItem'], [open, confirming, charged]],
    ['everything, once something is there', [open], ['getItem', 'setItem', 'removeItem'], [confirming, charged]],
    ['to remove', [open], ['removeItem'], [confirming, charged]],
  ])('%s: the page reads what it wrote last', (_, before, methods, during) => {
    const journal = journalWith(...before)
    const end = refuseStorage(...methods)
    for (const attempt of during) {
      journal.write(attempt)
      expect([journal.read('u1', 'o1'), journal.all()]).toEqual([attempt, [attempt]])
    }
    end()
    expect([journal.read('u1', 'o1'), journal.all()]).toEqual([during.at(-1), [during.at(-1)]])
  })

  it.each<[string, Attempt[], refused: Attempt[], written: Attempt]>([
    ['the first time', [], [open], confirming],
    ['the second time', [open], [confirming], charged],
    ['twice', [], [open, confirming], charged],
  ])('to write %s, and then writes: the next page reads it, too', (_, before, refused, written) => {
    const journal = journalWith(...before)
    const end = refuseStorage('setItem')
    for (const attempt of refused) journal.write(attempt)
    end()
    journal.write(written)
    expect(journal.read('u1', 'o1')).toEqual(written)
    expect(afterReload()).toEqual(written)
  })

  it.each<[string, Attempt[], Attempt[]]>([
    ['nothing is stored', [], [open]],
    ['an older one is stored', [open], [confirming]],
  ])('to write while %s: a removed attempt is gone from this page and the next', (_, before, refused) => {
    const journal = journalWith(...before)
    const end = refuseStorage('setItem')
    for (const attempt of refused) journal.write(attempt)
    journal.remove(open)
    expect([journal.read('u1', 'o1'), journal.all()]).toEqual([null, []])
    end()
    expect([journal.read('u1', 'o1'), journal.all(), afterReload()]).toEqual([null, [], null])
  })

  it.each<[string, StorageMethod]>([
    ['to be read', 'getItem'],
    ['to remove', 'removeItem'],
  ])('%s for a while: nothing throws, and all attempts are back afterwards', (_, method) => {
    const journal = journalWith(open)
    const end = refuseStorage(method)
    journal.write(charged)
    expect(() => [journal.read('u1', 'o1'), journal.all(), journalOf().all()]).not.toThrow()
    end()
    expect([journal.read('u1', 'o1'), journal.all(), afterReload()]).toEqual([charged, [charged], charged])
    journal.remove(charged)
    expect(journal.all()).toEqual([])
  })

  it('notifies this page of attempts that are only in memory', () => {
    const journal = journalOf(refuse)
    const listener = vi.fn<() => void>()
    journal.subscribe(listener)
    journal.write(open)
    journal.write(charged)
    journal.remove(charged)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})

describe('an invalid entry', () => {
  const garbage: [string, unknown][] = [
    [`${prefix}`, open],
    [`${prefix}u1`, open],
    [`${prefix}u1:o1:again`, open],
    [`${prefix}u2:o1`, open],
    [`${prefix}u1:o2`, charged],
    [key, null],
    [key, 7],
    [key, []],
    [key, [open]],
    [key, {}],
    [key, { ...open, clientSecret: undefined }],
    [key, { ...open, clientSecret: '' }],
    [key, { ...open, amountCents: '100' }],
    [key, { ...open, createdAt: null }],
  ]
  const good: Attempt = { ...open, orderId: 'o3' }

  it.each(garbage)('%s: %j is ignored but never removed, and valid entries are read', (entryKey, value) => {
    localStorage.setItem(entryKey, JSON.stringify(value))
    const journal = journalWith(good)
    expect(localStorage.getItem(entryKey)).toBe(JSON.stringify(value))
    expect([journal.read('u1', 'o1'), journal.read('u1', 'o2'), journal.read('u2', 'o1')]).toEqual([null, null, null])
    expect(journal.all()).toEqual([good])
  })

  it('that no release has read for 90 days is removed', () => {
    vi.setSystemTime(90 * 24 * 60 * 60 * 1000 + 1000)
    localStorage.setItem(key, JSON.stringify({ createdAt: 1000 }))
    journalOf()
    expect(localStorage.getItem(key)).not.toBeNull()
    vi.setSystemTime(90 * 24 * 60 * 60 * 1000 + 1001)
    journalOf()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each<[string, object]>([
    ['an unknown stage', { ...open, stage: 'refunded' }],
    ['a charge without its transaction id', { ...charged, transactionId: '' }],
    ['a charge with less than this release writes', { ...open, stage: 'charged' }],
  ])('of another release, %s, may have been charged: the provider is asked (PAY-7)', (_, value) => {
    localStorage.setItem(key, JSON.stringify(value))
    expect(journalOf().all()).toEqual([confirming])
    expect(localStorage.getItem(key)).toBe(JSON.stringify(value))
  })

  it.each(['dhruva.payment.v1', 'dhruva.payment.v2:u1:o1', `x${key}`, 'dhruva:theme', 'accessToken', ''])(
    'under the foreign key %j is left alone',
    (entryKey) => {
      localStorage.setItem(entryKey, '{"half')
      const journal = journalWith(open)
      journal.remove(open)
      expect(journal.all()).toEqual([])
      expect(localStorage.getItem(entryKey)).toBe('{"half')
    },
  )
})

type Ids = [userId: string, orderId: string]

it.each<[string, Ids, Ids]>([
  ['two users of one order', ['u1', 'o1'], ['u2', 'o1']],
  ['two orders of one user', ['u1', 'o1'], ['u1', 'o2']],
  ['ids that hold the separator', ['a:b', 'c'], ['a', 'b:c']],
  ['ids that look encoded', ['a:b', 'c'], ['a%3Ab', 'c']],
  ['an id that begins like another', ['u1', 'o1'], ['u1', 'o11']],
  ['letters of any script', ['ü', 'o/1'], ['u', 'o/1']],
])('%s are stored separately', (_, firstIds, secondIds) => {
  const attemptOf = ([userId, orderId]: Ids, createdAt: number) => ({ ...open, userId, orderId, createdAt })
  const [first, second] = [attemptOf(firstIds, 0), attemptOf(secondIds, 1)]
  const journal = journalWith(first, second)
  expect(journalOf().read(...firstIds)).toEqual(first)
  expect(journalOf().read(...secondIds)).toEqual(second)
  journal.remove(first)
  expect(journalOf().all()).toEqual([second])
})
