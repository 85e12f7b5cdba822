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

/** Creates a page's journal and writes attempts to it. A second journal acts as another tab, or as a reloaded page. */
function createJournalWith(...attempts: Attempt[]) {
  const journal = createJournal(() => localStorage)
  for (const attempt of attempts) journal.write(attempt)
  return journal
}
const readStored = () => createJournalWith().read('u1', 'o1')

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
  const journal = createJournalWith(openAttempt, confirmingAttempt)
  expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', key])
  expect(readStored()).toEqual(confirmingAttempt)
  expect(journal.read('u1', 'other')).toBeNull()
  journal.remove(openAttempt)
  expect(Object.keys(localStorage)).toEqual(['accessToken'])
})

type Ids = [userId: string, orderId: string]

it.each<[string, Ids, Ids]>([
  ['two users of one order', ['u1', 'o1'], ['u2', 'o1']],
  ['two orders of one user', ['u1', 'o1'], ['u1', 'o11']],
  ['ids that contain the separator', ['a:b', 'c'], ['a', 'b:c']],
  ['ids that look encoded', ['a:b', 'c'], ['a%3Ab', 'c']],
])('%s are stored separately', (_, [userId, orderId], [otherUser, otherOrder]) => {
  const firstAttempt: Attempt = { ...openAttempt, userId, orderId }
  const secondAttempt: Attempt = { ...openAttempt, userId: otherUser, orderId: otherOrder, createdAt: 1 }
  const journal = createJournalWith(firstAttempt, secondAttempt)
  expect(createJournalWith().read(userId, orderId)).toEqual(firstAttempt)
  journal.remove(firstAttempt)
  expect(createJournalWith().all()).toEqual([secondAttempt])
})

it('returns the same list until something changes, and notifies of changes, including those by other tabs', () => {
  const journal = createJournalWith()
  const listener = vi.fn<() => void>()
  const stop = journal.subscribe(listener)
  const attemptsBefore = journal.all()
  expect(journal.all()).toBe(attemptsBefore)
  journal.write(openAttempt)
  expect(journal.all()).not.toBe(attemptsBefore)
  expect(listener).toHaveBeenCalledTimes(1)
  createJournalWith(confirmingAttempt)
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
    ['to write a second entry', ['setItem'], [openAttempt]],
    ['in every method', allMethods, []],
    ['in every method, with an entry', allMethods, [openAttempt]],
    ['to be read', ['getItem'], [openAttempt]],
    ['to remove', ['removeItem'], [openAttempt]],
  ])('%s, for a while: the page reads its last entry until it removes the entry', (_, methods, before) => {
    const journal = createJournalWith(...before)
    const restoreStorage = failStorage(...methods)
    for (const attempt of [confirmingAttempt, chargedAttempt]) {
      journal.write(attempt)
      expect(readBoth(journal)).toEqual(attempt)
    }
    expect(() => createJournalWith().all()).not.toThrow()
    restoreStorage()
    expect(readBoth(journal)).toEqual(chargedAttempt)
    journal.remove(chargedAttempt)
    expect([readBoth(journal), readStored()]).toEqual([null, null])
  })
})

describe('a storage that is full (PAY-22)', () => {
  let isFull = false
  beforeEach(() => void (isFull = false))
  const openJournal = (openTab: () => Storage) =>
    createJournal(() => (isFull ? failWrites(localStorage) : localStorage), openTab)
  const getTabStorage = () => sessionStorage

  it('is replaced with the tab’s storage, which survives a reload and has the newer attempt until the journal can store it', () => {
    openJournal(getTabStorage).write(openAttempt)
    isFull = true
    const journal = openJournal(getTabStorage)
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
    for (const reader of [journal, openJournal(getTabStorage)]) expect(readBoth(reader)).toEqual(confirmingAttempt)
    isFull = false
    journal.write(chargedAttempt)
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(readBoth(openJournal(getTabStorage))).toEqual(chargedAttempt)
  })

  it('keeps the attempt only in the page, and reports this, if the tab’s storage is blocked', () => {
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

  it('may itself be the tab’s storage, as in the demo', () => {
    const journal = createJournal(getTabStorage, getTabStorage)
    journal.write(openAttempt)
    expect(readBoth(createJournal(getTabStorage, getTabStorage))).toEqual(openAttempt)
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
    const journal = createJournalWith(goodAttempt)
    expect(journal.all()).toEqual([goodAttempt])
    expect([journal.read('u1', 'o1'), journal.read('u2', 'o1')]).toEqual([null, null])
    expect(localStorage.getItem(entryKey)).toBe(JSON.stringify(value))
  })

  it('that is not JSON is replaced by the next attempt', () => {
    localStorage.setItem(key, '{"half')
    expect(readBoth(createJournalWith())).toBeNull()
    expect(localStorage.getItem(key)).toBe('{"half')
    expect(readBoth(createJournalWith(openAttempt))).toEqual(openAttempt)
  })

  it('is removed when no release has read it for 90 days', () => {
    const setAge = (ms: number) => vi.setSystemTime(90 * 24 * 60 * 60 * 1000 + ms)
    localStorage.setItem(key, JSON.stringify({ createdAt: 1000 }))
    setAge(1000)
    createJournalWith()
    expect(localStorage.getItem(key)).not.toBeNull()
    setAge(1001)
    createJournalWith()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each<[string, object]>([
    ['an unknown stage', { ...openAttempt, stage: 'refunded' }],
    ['a charge without its transaction id', { ...chargedAttempt, transactionId: '' }],
  ])('from another release, with %s, may have been charged, so the provider is queried (PAY-7)', (_, value) => {
    localStorage.setItem(key, JSON.stringify(value))
    expect(readBoth(createJournalWith())).toEqual(confirmingAttempt)
    expect(localStorage.getItem(key)).toBe(JSON.stringify(value))
  })
})
