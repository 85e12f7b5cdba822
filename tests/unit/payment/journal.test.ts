import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#src/domain/payment.ts'
import { createJournal, type Journal } from '#src/payment/journal.ts'
import { throwSecurityError } from '#tests/support/blockedStorage.ts'
import { refuseStorage } from '#tests/support/refuseStorage.ts'
import { open as openAttempt } from '#tests/unit/payment/attempts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
})

const attempt: Attempt = { ...openAttempt, orderId: 'o/1' }
const key = 'dhruva.payment.v1:u1:o%2F1'
const open = () => createJournal(() => localStorage)

describe('the journal', () => {
  it('stores one attempt per user and order, across reloads', () => {
    const journal = open()
    journal.write(attempt)
    journal.write({ ...attempt, stage: 'confirming' })
    journal.write({ ...attempt, userId: 'u2' })
    expect(open().read('u1', 'o/1')).toEqual({ ...attempt, stage: 'confirming' })
    expect(open().read('u2', 'o/1')).toMatchObject({ stage: 'open' })
    expect(open().read('u1', 'other')).toBeNull()
    journal.remove(attempt)
    expect(open().all()).toEqual([{ ...attempt, userId: 'u2' }])
  })

  it('uses a namespaced, versioned key and leaves other keys alone', () => {
    localStorage.setItem('accessToken', 'mine')
    open().write(attempt)
    expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', key])
  })

  it.each(['{"half', 'null', '[]', '{"stage":"open"}', JSON.stringify({ ...attempt, orderId: 'somebody-elses' })])(
    'ignores the invalid entry %s, and leaves it',
    (broken) => {
      localStorage.setItem(key, broken)
      const journal = open()
      expect(localStorage.getItem(key)).toBe(broken)
      expect(journal.read('u1', 'o/1')).toBeNull()
      expect(journal.all()).toEqual([])
      journal.write(attempt)
      expect(journal.read('u1', 'o/1')).toEqual(attempt)
    },
  )

  it('keeps attempts in memory when storage is blocked', () => {
    const journal = createJournal(throwSecurityError)
    journal.write(attempt)
    expect(journal.read('u1', 'o/1')).toEqual(attempt)
    expect(journal.all()).toEqual([attempt])
    journal.remove(attempt)
    expect(journal.all()).toEqual([])
  })

  it('keeps attempts in memory when storage is full, and prefers them to stored ones', () => {
    const journal = open()
    journal.write(attempt)
    const makeRoom = refuseStorage('setItem')
    journal.write({ ...attempt, stage: 'confirming' })
    expect(journal.read('u1', 'o/1')?.stage).toBe('confirming')
    makeRoom()
    journal.write({ ...attempt, stage: 'confirming', createdAt: 2 })
    expect(open().read('u1', 'o/1')?.createdAt).toBe(2)
  })

  describe('an attempt that the full storage refused', () => {
    const confirming: Attempt = { ...attempt, stage: 'confirming' }
    const stored = () => open().read('u1', 'o/1')

    /** Stores `before` from another tab, writes `refused` while storage is full, then makes room again. */
    function refuseOnce(refused: Attempt, before: Attempt) {
      open().write(before)
      const journal = open()
      const makeRoom = refuseStorage('setItem')
      journal.write(refused)
      expect(journal.read('u1', 'o/1')).toEqual(refused)
      makeRoom()
      return journal
    }

    it.each([
      ['it is read', (journal: Journal) => journal.read('u1', 'o/1')],
      ['the list is read', (journal: Journal) => journal.all()],
      ['another attempt is written', (journal: Journal) => journal.write({ ...attempt, orderId: 'other' })],
      ['another attempt is removed', (journal: Journal) => journal.remove({ ...attempt, orderId: 'other' })],
    ])('is stored as soon as there is room and %s', (_, use) => {
      use(refuseOnce(confirming, attempt))
      expect(stored()).toEqual(confirming)
    })

    it('does not come back once it is removed', () => {
      const journal = refuseOnce(confirming, attempt)
      journal.remove(confirming)
      expect(journal.all()).toEqual([])
      expect(stored()).toBeNull()
    })

    it.each<[Attempt['stage'], Attempt]>([
      ['open', { ...attempt, clientSecret: 'newer' }],
      ['open', confirming],
      ['confirming', { ...confirming, clientSecret: 'newer' }],
    ])('%s: is replaced by a newer one from another tab', (stage, newer) => {
      const journal = refuseOnce({ ...attempt, stage } as Attempt, { ...attempt, createdAt: 1 })
      open().write(newer)
      expect(journal.read('u1', 'o/1')).toEqual(newer)
      expect(journal.all()).toEqual([newer])
      expect(stored()).toEqual(newer)
    })

    it('is kept when it may have been charged and another tab has overwritten it (PAY-7)', () => {
      const journal = refuseOnce(confirming, attempt)
      open().write({ ...attempt, clientSecret: 'another' })
      expect(journal.read('u1', 'o/1')).toEqual(confirming)
      expect(stored()).toEqual(confirming)
    })
  })

  it('returns the same list until something changes, and notifies of changes, including those by other tabs', () => {
    const journal = open()
    const listener = vi.fn<() => void>()
    const stop = journal.subscribe(listener)
    const before = journal.all()
    expect(journal.all()).toBe(before)
    journal.write(attempt)
    expect(journal.all()).not.toBe(before)
    expect(listener).toHaveBeenCalledTimes(1)

    localStorage.setItem(key, JSON.stringify({ ...attempt, stage: 'confirming' }))
    dispatchEvent(new StorageEvent('storage', { key }))
    dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(journal.all()).toMatchObject([{ stage: 'confirming' }])

    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(listener).toHaveBeenCalledTimes(3)
    stop()
    dispatchEvent(new StorageEvent('storage', { key }))
    journal.remove(attempt)
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
