import { afterEach, describe, expect, it, vi } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { worldSchema } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'

let stopPersisting = () => {}
const persist = () => {
  stopPersisting = db.persistIn(localStorage)
}
const stored = () => worldSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))

/** Simulates a write of another tab. */
function writeInOtherTab(text: string) {
  localStorage.setItem(storageKey, text)
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
}

afterEach(() => {
  stopPersisting()
  stopPersisting = () => {}
})

it('stays in memory until `persistIn` sets a storage', () => {
  db.mutate((world) => (world.parts = []))
  expect(localStorage).toHaveLength(0)
})

describe('in a storage', () => {
  it('is stored under one key and restored', () => {
    persist()
    db.mutate((world) => world.parts.splice(1))
    expect(Object.keys(localStorage)).toEqual([storageKey])
    stopPersisting()
    db.reset()
    persist()
    expect(db.get().parts).toHaveLength(1)
  })

  it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...seed(), orders: [{ _id: 5 }] })])(
    'is replaced by the seed when it contains %.20s',
    (broken) => {
      localStorage.setItem(storageKey, broken)
      persist()
      expect(db.get()).toEqual(seed())
      expect(stored()).toEqual(seed())
    },
  )

  it('reset restores the seed and the default dials, and changes no other key', () => {
    localStorage.setItem('accessToken', 'token')
    persist()
    db.use(scenarios.failEverything)
    db.mutate((world) => (world.parts = []))
    db.reset()
    expect(stored()).toEqual(seed())
    expect(localStorage.getItem('accessToken')).toBe('token')
  })

  it('reads what another tab wrote, notifies the listeners, and does not overwrite it', () => {
    persist()
    const listener = vi.fn<() => void>()
    const unsubscribe = db.subscribe(listener)
    const otherWorld = seed()
    otherWorld.orders = []
    writeInOtherTab(JSON.stringify(otherWorld))
    expect(listener).toHaveBeenCalledTimes(1)
    db.mutate((world) => (world.reviews = []))
    expect(stored()).toMatchObject({ orders: [], reviews: [] })
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    db.reset()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('continues in memory when the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    stopPersisting = db.persistIn(Object.assign(Object.create(Storage.prototype), full))
    db.mutate((world) => (world.parts = []))
    expect(db.get().parts).toEqual([])
  })
})

it.each(Object.entries(scenarios))('the scenario %s is a valid world', (_, scenario) => {
  db.use(scenario)
  expect(worldSchema.safeParse(db.get()).error).toBeUndefined()
  expect(scenario.title).not.toBe('')
})

it('scenarios change the data of the shop', () => {
  const count = () => [db.get().parts.length, db.get().orders.length]
  db.use(scenarios.offerTenThousandParts)
  expect(count()[0]).toBe(10_000)
  expect(new Set(db.get().parts.map(({ _id }) => _id)).size).toBe(10_000)
  expect(new Set(db.get().parts.map(({ name }) => name)).size).toBe(10_000)
  db.use(scenarios.emptyShop)
  expect(count()).toEqual([0, 0])
  db.use(scenarios.leaveOrderReadyToPay)
  const mine = db.get().orders.filter(({ userEmail }) => userEmail === 'demo.user@dhruva.example')
  expect(mine).toMatchObject([{ _id: 'order-1016', paid: false }])
  db.use(scenarios.awaitShipment)
  expect(db.get().orders.find(({ _id }) => _id === 'order-1009')?.status).toBe('pending')
  db.use(scenarios.runLowOnStock)
  expect(db.get().parts.every(({ availableParts }) => Number(availableParts) <= 100)).toBe(true)
})
