import { afterEach, beforeEach, expect, it } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { worldSchema } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'
import { refuseStorage } from '#tests/support/refuseStorage.ts'

let stopPersisting = () => {}
const persist = () => void (stopPersisting = db.persistIn(localStorage))
const stored = () => worldSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))

beforeEach(persist)
afterEach(() => stopPersisting())

it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...seed(), orders: [5] })])(
  'is replaced by the seed when it contains %.20s, and says so (DEMO-3)',
  (broken) => {
    stopPersisting()
    localStorage.setItem(storageKey, broken)
    persist()
    expect([db.isHealed(), db.get(), stored()]).toEqual([true, seed(), seed()])
  },
)

it('continues in memory when the storage is full', () => {
  const makeRoom = refuseStorage('setItem')
  db.mutate((world) => (world.parts = []))
  makeRoom()
  db.mutate((world) => (world.orders = []))
  expect(db.isPersistent()).toBe(false)
  expect(db.get()).toMatchObject({ parts: [], orders: [] })
  expect(stored()).toEqual(seed())
})

it('is not overwritten by what this tab had before another one wrote', () => {
  const newValue = JSON.stringify({ ...seed(), orders: [] })
  localStorage.setItem(storageKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }))
  db.mutate((world) => (world.reviews = []))
  expect(stored()).toMatchObject({ orders: [], reviews: [] })
})
