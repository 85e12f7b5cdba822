import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { defaultDials } from '#mocks/dials.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { worldSchema } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'
import { refuseStorage } from '#tests/support/refuseStorage.ts'

let stopPersisting = () => {}
const persist = () => void (stopPersisting = db.persistIn(localStorage))
const stored = () => worldSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))

beforeEach(persist)
afterEach(() => stopPersisting())

it('is stored under one key and restored; only worlds of other versions go', () => {
  stopPersisting()
  localStorage.setItem('dhruva-demo:world-old', '{}')
  localStorage.setItem('dhruva-demo:session', 'a@b.c')
  persist()
  db.mutate((world) => world.parts.splice(1))
  stopPersisting()
  db.reset()
  persist()
  expect(db.get().parts).toHaveLength(1)
  expect(Object.keys(localStorage).toSorted()).toEqual(['dhruva-demo:session', storageKey])
})

it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...seed(), orders: [5] })])(
  'is replaced by the seed when it contains %.20s, and says so (DEMO-3)',
  (broken) => {
    stopPersisting()
    localStorage.setItem(storageKey, broken)
    persist()
    expect([db.isHealed(), db.get(), stored()]).toEqual([true, seed(), seed()])
  },
)

it('reset restores the seed and the calm dials, and changes no other key', () => {
  localStorage.setItem('accessToken', 'token')
  db.use(scenarios.failEverything)
  db.mutate((world) => (world.parts = []))
  db.reset()
  expect(stored()).toEqual(seed())
  expect(localStorage.getItem('accessToken')).toBe('token')
})

it('continues in memory when the storage is full', () => {
  const makeRoom = refuseStorage('setItem')
  db.mutate((world) => (world.parts = []))
  makeRoom()
  db.mutate((world) => (world.orders = []))
  expect(db.isPersistent()).toBe(false)
  expect(db.get()).toMatchObject({ parts: [], orders: [] })
  expect(stored()).toEqual(seed())
})

const before = JSON.stringify(seed())
const other = (changes: object) => JSON.stringify({ ...seed(), ...changes })
const slow = { dials: { ...defaultDials(), latency: 500 } }

it.each<[string, StorageEventInit, reads: number, notifies: number]>([
  ['changes data', { key: storageKey, oldValue: before, newValue: other({ orders: [] }) }, 1, 1],
  ['changes dials only', { key: storageKey, oldValue: before, newValue: other(slow) }, 0, 1],
  ['stores broken data', { key: storageKey, oldValue: '{', newValue: '[' }, 1, 1],
  ['clears the whole storage', {}, 1, 1],
  ['changes something else', { key: 'accessToken', oldValue: 'a', newValue: 'b' }, 0, 0],
])('another tab that %s', (_, event, reads, notifies) => {
  const onOtherTab = vi.fn<() => void>()
  const listener = vi.fn<() => void>()
  const stops = [db.onOtherTab(onOtherTab), db.subscribe(listener)]
  window.dispatchEvent(new StorageEvent('storage', event))
  for (const stop of stops) stop()
  window.dispatchEvent(new StorageEvent('storage', event))
  expect([onOtherTab, listener].map(({ mock }) => mock.calls.length)).toEqual([reads, notifies])
})

it('is not overwritten by what this tab had before another one wrote', () => {
  const newValue = other({ orders: [] })
  localStorage.setItem(storageKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
  db.mutate((world) => (world.reviews = []))
  expect(stored()).toMatchObject({ orders: [], reviews: [] })
})
