import { afterEach, beforeEach, expect, it } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { seed, worldSchema } from '#mocks/world.ts'

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
