import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#src/domain/paymentAttempt.ts'
import { createJournal, type Journal } from '#src/payment/journal.ts'
import { failStorage, withFailingWrites, throwSecurityError, type StorageMethod } from '#tests/support/failStorage.ts'
import { chargedAttempt, confirmingAttempt, openAttempt } from '#tests/unit/payment/attempts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})

const prefix = 'dhruva.payment.v1:'
const key = `${prefix}u1:o1`

/** Creates a page's journal and writes attempts to it. A second journal acts like another tab or a reloaded page. */
function createJournalWith(...attempts: Attempt[]) {
  const journal = createJournal(() => localStorage)
  for (const attempt of attempts) journal.write(attempt)
  return journal
}
const readStoredAttempt = () => createJournalWith().read('u1', 'o1')

/**
 * Reads the attempt of order o1 with both methods of the journal.
 * @throws Error if `read` and `listAll` return different attempts
 */
function readWithBothMethods(journal: Journal): Attempt | null {
  const attempt = journal.read('u1', 'o1')
  expect(journal.listAll()).toEqual(attempt ? [attempt] : [])
  return attempt
}

it('the journal stores the last attempt of each order, under a key with a prefix and a version', () => {
  localStorage.setItem('accessToken', 'mine')
  const journal = createJournalWith(openAttempt, confirmingAttempt)
  expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', key])
  expect(readStoredAttempt()).toEqual(confirmingAttempt)
  expect(journal.read('u1', 'other')).toBeNull()
  journal.remove(openAttempt)
  expect(Object.keys(localStorage)).toEqual(['accessToken'])
})

type AttemptIds = [userId: string, orderId: string]

it.each<[string, AttemptIds, AttemptIds]>([
  ['the attempts of two users for one order', ['u1', 'o1'], ['u2', 'o1']],
  ['the attempts of one user for two orders', ['u1', 'o1'], ['u1', 'o11']],
  ['attempts whose ids contain the separator', ['a:b', 'c'], ['a', 'b:c']],
  ['attempts whose ids look encoded', ['a:b', 'c'], ['a%3Ab', 'c']],
])('%s are stored separately', (_, [userId, orderId], [otherUser, otherOrder]) => {
  const firstAttempt: Attempt = { ...openAttempt, userId, orderId }
  const secondAttempt: Attempt = { ...openAttempt, userId: otherUser, orderId: otherOrder, createdAt: 1 }
  const journal = createJournalWith(firstAttempt, secondAttempt)
  expect(createJournalWith().read(userId, orderId)).toEqual(firstAttempt)
  journal.remove(firstAttempt)
  expect(createJournalWith().listAll()).toEqual([secondAttempt])
})

it('the journal returns the same array until an attempt changes, and notifies listeners of changes in any tab', () => {
  const journal = createJournalWith()
  const listener = vi.fn<() => void>()
  const stop = journal.subscribe(listener)
  const attemptsBefore = journal.listAll()
  expect(journal.listAll()).toBe(attemptsBefore)
  journal.write(openAttempt)
  expect(journal.listAll()).not.toBe(attemptsBefore)
  expect(listener).toHaveBeenCalledTimes(1)
  createJournalWith(confirmingAttempt)
  for (const changedKey of [key, 'accessToken', null]) dispatchEvent(new StorageEvent('storage', { key: changedKey }))
  expect(listener).toHaveBeenCalledTimes(3)
  expect(journal.listAll()).toEqual([confirmingAttempt])
  journal.remove(openAttempt)
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  dispatchEvent(new StorageEvent('storage', { key }))
  journal.write(openAttempt)
  expect(listener).toHaveBeenCalledTimes(4)
})

describe('while storage fails', () => {
  const allMethods: StorageMethod[] = ['getItem', 'setItem', 'removeItem']

  it.each<[string, StorageMethod[], storedAttempts: Attempt[]]>([
    ['storage rejects an entry', ['setItem'], []],
    ['storage rejects a second entry', ['setItem'], [openAttempt]],
    ['every method fails', allMethods, []],
    ['every method fails after an entry is stored', allMethods, [openAttempt]],
    ['stored entries can’t be read', ['getItem'], [openAttempt]],
    ['stored entries can’t be removed', ['removeItem'], [openAttempt]],
  ])('the page reads its last attempt until the attempt is removed, even if %s', (_, methods, storedAttempts) => {
    const journal = createJournalWith(...storedAttempts)
    const restoreStorage = failStorage(...methods)
    for (const attempt of [confirmingAttempt, chargedAttempt]) {
      journal.write(attempt)
      expect(readWithBothMethods(journal)).toEqual(attempt)
    }
    expect(() => createJournalWith().listAll()).not.toThrow()
    restoreStorage()
    expect(readWithBothMethods(journal)).toEqual(chargedAttempt)
    journal.remove(chargedAttempt)
    expect([readWithBothMethods(journal), readStoredAttempt()]).toEqual([null, null])
  })
})

describe('while localStorage is full (PAY-22)', () => {
  let isFull = false
  beforeEach(() => void (isFull = false))
  const openJournal = (openTabStorage: () => Storage) =>
    createJournal(() => (isFull ? withFailingWrites(localStorage) : localStorage), openTabStorage)
  const getTabStorage = () => sessionStorage

  it('sessionStorage has the newer attempt, which survives a reload, until localStorage works again', () => {
    openJournal(getTabStorage).write(openAttempt)
    isFull = true
    const journal = openJournal(getTabStorage)
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
    for (const reader of [journal, openJournal(getTabStorage)])
      expect(readWithBothMethods(reader)).toEqual(confirmingAttempt)
    isFull = false
    journal.write(chargedAttempt)
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(readWithBothMethods(openJournal(getTabStorage))).toEqual(chargedAttempt)
  })

  it('the attempt is only in memory, and isStored returns false, if sessionStorage is blocked', () => {
    const journal = openJournal(throwSecurityError)
    isFull = true
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(false)
    expect(journal.isStored('u1', 'o2')).toBe(true)
    expect(readWithBothMethods(journal)).toEqual(confirmingAttempt)
    isFull = false
    journal.write(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
  })

  it('isStored returns true again after an attempt that is only in memory is removed', () => {
    const journal = openJournal(throwSecurityError)
    isFull = true
    journal.write(confirmingAttempt)
    journal.remove(confirmingAttempt)
    expect(journal.isStored('u1', 'o1')).toBe(true)
  })

  it('the tab’s sessionStorage is the default fallback, and the attempts of both storages are listed in the order of their keys', () => {
    createJournalWith({ ...openAttempt, orderId: 'o2' })
    createJournal(() => withFailingWrites(localStorage)).write(openAttempt)
    expect(Object.keys(sessionStorage)).toEqual([key])
    expect(
      createJournal(() => localStorage)
        .listAll()
        .map(({ orderId }) => orderId),
    ).toEqual(['o1', 'o2'])
  })

  it('a journal whose two storages are both sessionStorage, as in the demo, stores an attempt', () => {
    const journal = createJournal(getTabStorage, getTabStorage)
    journal.write(openAttempt)
    expect(readWithBothMethods(createJournal(getTabStorage, getTabStorage))).toEqual(openAttempt)
    journal.remove(openAttempt)
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('an unreadable entry', () => {
  it.each<[string, unknown]>([
    [prefix, openAttempt],
    [`${prefix}u1:o1:again`, openAttempt],
    [`${prefix}u2:o1`, openAttempt],
    [key, null],
    [key, { ...openAttempt, clientSecret: '' }],
    [key, { ...openAttempt, createdAt: null }],
    // The first of the next two keys has a different version, and the second belongs to a different program.
    ['dhruva.payment.v2:u1:o1', openAttempt],
    [`x${key}`, openAttempt],
  ])('the unreadable entry %s: %j is ignored but not removed', (entryKey, value) => {
    const readableAttempt: Attempt = { ...openAttempt, orderId: 'o3' }
    localStorage.setItem(entryKey, JSON.stringify(value))
    const journal = createJournalWith(readableAttempt)
    expect(journal.listAll()).toEqual([readableAttempt])
    expect([journal.read('u1', 'o1'), journal.read('u2', 'o1')]).toEqual([null, null])
    expect(localStorage.getItem(entryKey)).toBe(JSON.stringify(value))
  })

  it('an entry that is not JSON is overwritten by the next attempt', () => {
    localStorage.setItem(key, '{"half')
    expect(readWithBothMethods(createJournalWith())).toBeNull()
    expect(localStorage.getItem(key)).toBe('{"half')
    expect(readWithBothMethods(createJournalWith(openAttempt))).toEqual(openAttempt)
  })

  it('an unreadable entry is removed when it is more than 90 days old', () => {
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
  ])(
    'an entry with %s counts as confirming, because a different release may have charged the card (PAY-7)',
    (_, value) => {
      localStorage.setItem(key, JSON.stringify(value))
      expect(readWithBothMethods(createJournalWith())).toEqual(confirmingAttempt)
      expect(localStorage.getItem(key)).toBe(JSON.stringify(value))
    },
  )
})
