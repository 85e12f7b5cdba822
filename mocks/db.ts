import * as z from 'zod/mini'
import { defaultSettings, type MockSettings } from '#mocks/settings.ts'
import { createState } from '#mocks/observable.ts'
import { seed, dbStateSchema, type DbState } from '#mocks/dbState.ts'

const keyPrefix = 'dhruva-demo:world-'

/** FNV-1a, 32 bits: enough to tell two releases of the demo apart, or two responses. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The storage key of the demo's data. A world of another schema or seed has another key and is dropped. */
export const storageKey =
  keyPrefix + hashOf(JSON.stringify([z.toJSONSchema(dbStateSchema, { unrepresentable: 'any' }), seed()]))

/** A named starting point: the shop's data, and how the mock world behaves. */
export interface Scenario {
  title: string
  /** Changes a fresh seed in place. */
  arrange?: (state: DbState) => void
  settings?: Partial<MockSettings>
}

let state: DbState = seed()
let storage: Storage | null = null
let storedText: string | null = null
let isHealed = false
/** How often the world has changed, and how often another tab has changed more than the settings. */
const changes = createState(0)
const otherTabs = createState(0)

const notify = () => changes.set(changes.get() + 1)

/** @returns the stored world, or the seed when the text is not a valid world of this version */
function parseDbState(text: string): DbState {
  try {
    return dbStateSchema.parse(JSON.parse(text))
  } catch {
    isHealed = true
    return seed()
  }
}

/** Storage wins over the copy in memory, because other tabs write to it too. */
function readDbState(): DbState {
  const text = storage?.getItem(storageKey) ?? null
  if (text !== storedText) {
    storedText = text
    state = text === null ? seed() : parseDbState(text)
  }
  return state
}

/** @returns the text of a stored world without its settings */
function withoutSettings(text: string | null): string | null {
  try {
    return JSON.stringify(JSON.parse(text ?? 'null'), (key, value: unknown) => (key === 'settings' ? undefined : value))
  } catch {
    return text
  }
}

function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== storageKey && key !== null) return
  notify()
  // MockSettings alone change nothing that the shop shows.
  if (key === null || withoutSettings(oldValue) !== withoutSettings(newValue)) otherTabs.set(otherTabs.get() + 1)
}

function save(): void {
  try {
    const text = JSON.stringify(state)
    storage?.setItem(storageKey, text)
    if (storage) storedText = text
  } catch {
    // Storage is full or blocked: from now on this tab keeps its world in memory.
    storage = null
    storedText = null
  }
  notify()
}

export function createDbState({ arrange, settings }: Scenario): DbState {
  const fresh = seed()
  arrange?.(fresh)
  fresh.settings = { ...defaultSettings(), ...settings }
  return fresh
}

/** The mock server's database. It lives in memory until `persistIn` is called. */
export const db = {
  /** @returns the current world. Read only: change it with `mutate`. */
  get: (): Readonly<DbState> => readDbState(),

  /** Changes the world, saves it, and notifies subscribers. @returns what `change` returned. */
  mutate<T>(change: (state: DbState) => T): T {
    const result = change(readDbState())
    save()
    return result
  },

  /** Restores the seed and the default settings. Other storage keys stay. */
  reset: (): void => db.use({ title: 'Reset' }),

  use: (scenario: Scenario): void => db.replace(createDbState(scenario)),

  /** Replaces the whole world; it belongs to the database from now on. */
  replace(next: DbState): void {
    state = next
    save()
  },

  changeSettings: (settings: Partial<MockSettings>): void =>
    db.mutate((state) => void Object.assign(state.settings, settings)),

  /** Calls the listener after every change, also those of other tabs. @returns a function that unsubscribes it. */
  subscribe: changes.subscribe,

  /** Calls the listener when another tab has changed more than the settings. @returns a function that unsubscribes it. */
  subscribeToOtherTabs: otherTabs.subscribe,

  /** Whether the world is stored: false before `persistIn`, and once the storage was full. */
  isPersistent: (): boolean => storage !== null,

  /** Whether the seed has replaced a stored world that was broken. */
  isHealed: (): boolean => isHealed,

  /** Persists the world in a browser storage from now on. @returns a function that stops it. */
  persistIn(target: Storage): () => void {
    window.addEventListener('storage', onStorage)
    storage = target
    isHealed = false
    for (const key of Object.keys(target)) if (key.startsWith(keyPrefix) && key !== storageKey) target.removeItem(key)
    readDbState()
    save()
    return () => {
      window.removeEventListener('storage', onStorage)
      storage = null
      storedText = null
    }
  },
}

/** The next id, e.g. `order-1017`. Call it inside `db.mutate` only. */
export const nextId = (state: DbState, kind: string): string => `${kind}-${state.nextId++}`
