import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Attempt } from '#src/domain/payment.ts'
import { createJournal } from '#src/payment/journal.ts'

const attempt: Attempt = {
  userId: 'u1',
  orderId: 'o/1',
  clientSecret: 's',
  amountCents: 100,
  createdAt: 1000,
  stage: 'open',
}
const key = 'dhruva.payment.v1:u1:o%2F1'
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const open = () => createJournal(() => localStorage)

afterEach(() => {
  localStorage.clear()
})

describe('the journal', () => {
  it('keeps one attempt per user and order, over reloads', () => {
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

  it('lies under a namespaced, versioned key and touches no other', () => {
    localStorage.setItem('accessToken', 'mine')
    open().write(attempt)
    expect(Object.keys(localStorage).toSorted()).toEqual(['accessToken', key])
  })

  it.each(['{"half', 'null', '[]', '{"stage":"open"}', JSON.stringify({ ...attempt, orderId: 'somebody-elses' })])(
    'heals itself from %s',
    (broken) => {
      localStorage.setItem(key, broken)
      localStorage.setItem('other', broken)
      const journal = open()
      expect(localStorage.getItem(key)).toBeNull()
      expect(localStorage.getItem('other')).toBe(broken)
      localStorage.setItem(key, broken)
      expect(journal.read('u1', 'o/1')).toBeNull()
      expect(journal.all()).toEqual([])
      journal.write(attempt)
      expect(journal.read('u1', 'o/1')).toEqual(attempt)
    },
  )

  it('remembers by itself where storage is blocked', () => {
    const journal = createJournal(blocked)
    journal.write(attempt)
    expect(journal.read('u1', 'o/1')).toEqual(attempt)
    expect(journal.all()).toEqual([attempt])
    journal.remove(attempt)
    expect(journal.all()).toEqual([])
  })

  it('remembers by itself when the storage is full, and prefers what it remembers', () => {
    const journal = open()
    journal.write(attempt)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    journal.write({ ...attempt, stage: 'confirming' })
    expect(journal.read('u1', 'o/1')?.stage).toBe('confirming')
    full.mockRestore()
    journal.write({ ...attempt, stage: 'confirming', createdAt: 2 })
    expect(open().read('u1', 'o/1')?.createdAt).toBe(2)
  })

  it('gives the same list until something changes, and tells of changes, of other tabs too', () => {
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
