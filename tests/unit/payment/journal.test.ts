import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#src/domain/paymentAttempt.ts'
import { createJournal, type Journal } from '#src/payment/journal.ts'
import { failStorage, failWrites, throwSecurityError, type StorageMethod } from '#tests/support/failStorage.ts'
import { chargedAttempt, confirmingAttempt, openAttempt } from '#tests/unit/payment/attempts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})

const prefix = 'dhruva.payment.v1:'
const key = `${prefix}u1:o1`

/** The journal of a page, after these writes. A second journal acts as another tab, or as the page after a reload. */
function journalWith(...attempts: Attempt[]) {
  const journal = createJournal(() => localStorage)
  for (const attempt of attempts) journal.write(attempt)
  return journal
}
const stored = () => journalWith().read('u1', 'o1')

/**
 * Reads the order's attempt.
 * @returns null if the order has no attempt.
 * @throws if the journal's two ways to read differ
 */
function readBoth(journal: Journal): Attempt | null {
  const attempt = journal.read('u1', 'o1')
  expect(journal.all()).toEqual(attempt ? [attempt] : [])
  return attempt
}

it('stores the last attempt of each order, under a namespaced, versioned key', () => {
  localStorage.setItem('accessToken', 'mine')
  const journal = journalWith(openAttempt, confirmingAttempt)
  expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', key])
  expect(stored()).toEqual(confirmingAttempt)
  expect(journal.read('u1', 'other')).toBeNull()
  journal.remove(openAttempt)
  expect(Object.keys(localStorage)).toEqual(['accessToken'])
})

type Ids = [userId: string, orderId: string]

it.each<[string, Ids, Ids]>([
  ['two users of one order', ['u1', 'o1'], ['u2', 'o1']],
  ['two orders of one user', ['u1', 'o1'], ['u1', 'o11']],
  ['ids that hold the separator', ['a:b', 'c'], ['a', 'b:c']],
  ['ids that look encoded', ['a:b', 'c'], ['a%3Ab', 'c']],
])('%s are stored separately', (_, [userId, orderId], [otherUser, otherOrder]) => {
  const firstAttempt: Attempt = { ...openAttempt, userId, orderId }
  const secondAttempt: Attempt = { ...openAttempt, userId: otherUser, orderId: otherOrder, createdAt: 1 }
  const journal = journalWith(firstAttempt, secondAttempt)
  expect(journalWith().read(userId, orderId)).toEqual(firstAttempt)
  journal.remove(firstAttempt)
  expect(journalWith().all()).toEqual([secondAttempt])
})

it('returns the same list until something changes, and notifies of changes, including those by other tabs', () => {
  const journal = journalWith()
  const listener = vi.fn<() => void>()
  const stop = journal.subscribe(listener)
  const attemptsBefore = journal.all()
  expect(journal.all()).toBe(attemptsBefore)
  journal.write(openAttempt)
  expect(journal.all()).not.toBe(attemptsBefore)
  expect(listener).toHaveBeenCalledTimes(1)
  journalWith(confirmingAttempt)
  for (const changedKey of [key, 'accessToken', null]) dispatchEvent(new StorageEvent('storage', { key: changedKey }))
  expect(listener).toHaveBeenCalledTimes(3)
  expect(journal.all()).toEqual([confirmingAttempt])
  journal.remove(openAttempt)
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  dispatchEvent(new StorageEvent('storage', { key }))
  journal.write(openAttempt)
  expect(listener).toHaveBeenCalledTimes(4)
})

describe('a storage that fails', () => {
  const allMethods: StorageMethod[] = ['getItem', 'setItem', 'removeItem']

  it.each<[string, StorageMethod[], before: Attempt[]]>([
    ['to write', ['setItem'], []],
    ['to write, once it has an entry', ['setItem'], [openAttempt]],
    ['everything', allMethods, []],
    ['everything, once it has an entry', allMethods, [openAttempt]],
    ['to be read', ['getItem'], [openAttempt]],
    ['to remove', ['removeItem'], [openAttempt]],
  ])('%s, for a while: the page reads what it wrote last, until it removes it', (_, methods, before) => {
    const journal = journalWith(...before)
    const end = failStorage(...methods)
    for (const attempt of [confirmingAttempt, chargedAttempt]) {
      journal.write(attempt)
      expect(readBoth(journal)).toEqual(attempt)
    }
    expect(() => journalWith().all()).not.toThrow()
    end()
    expect(readBoth(journal)).toEqual(chargedAttempt)
    journal.remove(chargedAttempt)
    expect([readBoth(journal), stored()]).toEqual([null, null])
  })
})

describe('a storage that is full (PAY-22)', () => {
  let isFull = false
  beforeEach(() => void (isFull = false))
  const openJournal = (openTab: () => Storage) =>
    createJournal(() => (isFull ? failWrites(localStorage) : localStorage), openTab)
  const ownStorage = () => sessionStorage

  it('is replaced by the tab’s own, which survives a reload and contains the newer attempt until it is stored again', () => {
    openJournal(ownStorage).write(openAttempt)
    isFull = true
    const journal = openJournal(ownStorage)
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
    for (const reloaded of [journal, openJournal(ownStorage)]) expect(readBoth(reloaded)).toEqual(confirmingAttempt)
    isFull = false
    journal.write(chargedAttempt)
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(readBoth(openJournal(ownStorage))).toEqual(chargedAttempt)
  })

  it('keeps the attempt only in the page if the tab stores nothing either, and reports it', () => {
    const journal = openJournal(throwSecurityError)
    isFull = true
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(false)
    expect(journal.isStored('u1', 'o2')).toBe(true)
    expect(readBoth(journal)).toEqual(confirmingAttempt)
    isFull = false
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
  })

  it('may already be the tab’s own, as in the demo', () => {
    const journal = createJournal(ownStorage, ownStorage)
    journal.write(openAttempt)
    expect(readBoth(createJournal(ownStorage, ownStorage))).toEqual(openAttempt)
    journal.remove(openAttempt)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('an entry that cannot be read', () => {
  it.each<[string, unknown]>([
    [prefix, openAttempt],
    [`${prefix}u1:o1:again`, openAttempt],
    [`${prefix}u2:o1`, openAttempt],
    [key, null],
    [key, { ...openAttempt, clientSecret: '' }],
    [key, { ...openAttempt, createdAt: null }],
    // Entries of another version, or of other programs.
    ['dhruva.payment.v2:u1:o1', openAttempt],
    [`x${key}`, openAttempt],
  ])('%s: %j is ignored but never removed', (entryKey, value) => {
    const goodAttempt: Attempt = { ...openAttempt, orderId: 'o3' }
    localStorage.setItem(entryKey, JSON.stringify(value))
    const journal = journalWith(goodAttempt)
    expect(journal.all()).toEqual([goodAttempt])
    expect([journal.read('u1', 'o1'), journal.read('u2', 'o1')]).toEqual([null, null])
    expect(localStorage.getItem(entryKey)).toBe(JSON.stringify(value))
  })

  it('that is not JSON is replaced by the next attempt', () => {
    localStorage.setItem(key, '{"half')
    expect(readBoth(journalWith())).toBeNull()
    expect(localStorage.getItem(key)).toBe('{"half')
    expect(readBoth(journalWith(openAttempt))).toEqual(openAttempt)
  })

  it('is removed when no release has read it for 90 days', () => {
    const age = (ms: number) => vi.setSystemTime(90 * 24 * 60 * 60 * 1000 + ms)
    localStorage.setItem(key, JSON.stringify({ createdAt: 1000 }))
    age(1000)
    journalWith()
    expect(localStorage.getItem(key)).not.toBeNull()
    age(1001)
    journalWith()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each<[string, object]>([
    ['an unknown stage', { ...openAttempt, stage: 'refunded' }],
    ['a charge without its transaction id', { ...chargedAttempt, transactionId: '' }],
  ])('from another release, with %s, may have been charged, so the provider is queried (PAY-7)', (_, value) => {
    localStorage.setItem(key, JSON.stringify(value))
    expect(readBoth(journalWith())).toEqual(confirmingAttempt)
    expect(localStorage.getItem(key)).toBe(JSON.stringify(value))
  })
})
