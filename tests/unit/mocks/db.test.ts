import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { db, storageKey } from '#mocks/db.ts'
import { defaultDials } from '#mocks/dials.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { worldSchema } from '#mocks/schema.ts'
import { versionOf } from '#mocks/version.ts'
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

  it('drops the world of another version, and no other key', () => {
    localStorage.setItem('dhruva-demo:world-old', '{}')
    localStorage.setItem('dhruva-demo:session', 'a@b.c')
    persist()
    expect(Object.keys(localStorage).toSorted()).toEqual(['dhruva-demo:session', storageKey])
  })

  it.each(['{', 'null', '[]', '{"parts":[]}', JSON.stringify({ ...seed(), orders: [5] })])(
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
    let stored: string | null = null
    let isFull = false
    const storage: Partial<Storage> = {
      getItem: () => stored,
      setItem: (_key, text) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        stored = text
      },
    }
    stopPersisting = db.persistIn(Object.assign(Object.create(Storage.prototype), storage))
    expect(db.isPersistent()).toBe(true)
    isFull = true
    const listener = vi.fn<() => void>()
    const unsubscribe = db.subscribe(listener)
    db.mutate((world) => (world.parts = []))
    unsubscribe()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(db.isPersistent()).toBe(false)
    expect(db.get().parts).toEqual([])
    db.mutate((world) => (world.orders = []))
    expect(db.get()).toMatchObject({ parts: [], orders: [] })
  })

  it('keeps what it holds when it stops to be stored, and reads no storage from then on', () => {
    expect(db.isPersistent()).toBe(false)
    persist()
    expect(db.isPersistent()).toBe(true)
    db.mutate((world) => (world.parts = []))
    stopPersisting()
    expect(db.isPersistent()).toBe(false)
    expect(db.get().parts).toEqual([])
    const listener = vi.fn<() => void>()
    const unsubscribe = db.subscribe(listener)
    writeInOtherTab(JSON.stringify(seed()))
    unsubscribe()
    expect(listener).not.toHaveBeenCalled()
    expect(db.get().parts).toEqual([])
  })

  it('says whether it has replaced broken data, until it is stored anew', () => {
    persist()
    expect(db.isHealed()).toBe(false)
    stopPersisting()
    localStorage.setItem(storageKey, '{')
    persist()
    expect(db.isHealed()).toBe(true)
    stopPersisting()
    persist()
    expect(db.isHealed()).toBe(false)
  })
})

describe('another tab', () => {
  const before = JSON.stringify(seed())
  const other = (changes: object) => JSON.stringify({ ...seed(), ...changes })
  const slow = { dials: { ...defaultDials(), latency: 500 } }

  it.each<[string, StorageEventInit, reads: number, notifies: number]>([
    ['changes data', { key: storageKey, oldValue: before, newValue: other({ orders: [] }) }, 1, 1],
    ['changes data and dials', { key: storageKey, oldValue: before, newValue: other({ orders: [], ...slow }) }, 1, 1],
    ['changes dials only', { key: storageKey, oldValue: before, newValue: other(slow) }, 0, 1],
    ['stores the first data', { key: storageKey, newValue: before }, 1, 1],
    ['stores broken data', { key: storageKey, oldValue: '{', newValue: '[' }, 1, 1],
    ['clears the whole storage', {}, 1, 1],
    ['changes something else', { key: 'accessToken', oldValue: 'a', newValue: 'b' }, 0, 0],
  ])('that %s', (_, event, reads, notifies) => {
    persist()
    const onOtherTab = vi.fn<() => void>()
    const listener = vi.fn<() => void>()
    const stops = [db.onOtherTab(onOtherTab), db.subscribe(listener)]
    window.dispatchEvent(new StorageEvent('storage', event))
    for (const stop of stops) stop()
    window.dispatchEvent(new StorageEvent('storage', event))
    expect(onOtherTab).toHaveBeenCalledTimes(reads)
    expect(listener).toHaveBeenCalledTimes(notifies)
  })

  it('is nobody who changes data in this one', () => {
    persist()
    const onOtherTab = vi.fn<() => void>()
    const stop = db.onOtherTab(onOtherTab)
    db.mutate((world) => (world.orders = []))
    stop()
    expect(onOtherTab).not.toHaveBeenCalled()
  })
})

it('sets the given dials and leaves the others', () => {
  db.setDials({ latency: 5 })
  db.setDials({ popup: 'blocked' })
  expect(db.get().dials).toEqual({ ...defaultDials(), latency: 5, popup: 'blocked' })
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

describe('the version in the storage key', () => {
  it('is another one for another field, another value of a field and another row', () => {
    const repriced = { ...seed(), parts: seed().parts.map((part) => ({ ...part, price: 1 })) }
    const versions = [
      versionOf(worldSchema, seed()),
      versionOf(z.extend(worldSchema, { coupons: z.array(z.string()) }), seed()),
      versionOf(worldSchema, repriced),
      versionOf(worldSchema, { ...seed(), orders: seed().orders.slice(1) }),
    ]
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('is the same every time', () => {
    expect(storageKey).toBe(`dhruva-demo:world-${versionOf(worldSchema, seed())}`)
  })
})
