import * as z from 'zod/mini'
import { defaultSettings, type MockSettings } from '#mocks/settings.ts'
import { createState } from '#mocks/observable.ts'
import { seed, dbStateSchema, type DbState } from '#mocks/dbState.ts'

const keyPrefix = 'dhruva-demo:world-'

/** A 32-bit FNV-1a hash, which is enough to distinguish two releases of the demo, or two responses. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The storage key of the demo's data. Data with a different schema or seed has a different key, and is removed. */
export const storageKey =
  keyPrefix + hashText(JSON.stringify([z.toJSONSchema(dbStateSchema, { unrepresentable: 'any' }), seed()]))

/** A named starting point: the shop's data, and the mock server's settings. */
export interface Scenario {
  title: string
  /** Changes a fresh seed in place. */
  arrange?: (state: DbState) => void
  settings?: Partial<MockSettings>
}

let state: DbState = seed()
let storage: Storage | null = null
let storedText: string | null = null
let hasReplacedCorruptData = false
const changeCount = createState(0)
const otherTabChangeCount = createState(0)

const notify = () => changeCount.set(changeCount.get() + 1)

/** @returns the stored data, or the seed if the text is invalid */
function parseDbState(text: string): DbState {
  try {
    return dbStateSchema.parse(JSON.parse(text))
  } catch {
    hasReplacedCorruptData = true
    return seed()
  }
}

/** Reads the data from storage if the stored text has changed, which happens when another tab writes to it. */
function readDbState(): DbState {
  const text = storage?.getItem(storageKey) ?? null
  if (text !== storedText) {
    storedText = text
    state = text === null ? seed() : parseDbState(text)
  }
  return state
}

/** @returns the JSON of stored data without its settings; invalid JSON is returned unchanged */
function removeSettings(text: string | null): string | null {
  try {
    return JSON.stringify(JSON.parse(text ?? 'null'), (key, value: unknown) => (key === 'settings' ? undefined : value))
  } catch {
    return text
  }
}

function onStorage({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== storageKey && key !== null) return
  notify()
  // Nothing that the shop shows depends on the settings, so a change of the settings alone is not counted.
  if (key === null || removeSettings(oldValue) !== removeSettings(newValue))
    otherTabChangeCount.set(otherTabChangeCount.get() + 1)
}

function save(): void {
  try {
    const text = JSON.stringify(state)
    storage?.setItem(storageKey, text)
    if (storage) storedText = text
  } catch {
    // Storage is full or blocked, so this tab keeps its data in memory from now on.
    storage = null
    storedText = null
  }
  notify()
}

export function createDbState({ arrange, settings }: Scenario): DbState {
  const freshState = seed()
  arrange?.(freshState)
  freshState.settings = { ...defaultSettings(), ...settings }
  return freshState
}

/** The mock server's database. It lives in memory until `persistIn` is called. */
export const db = {
  /** @returns the current data, which only `mutate` may change */
  get: (): Readonly<DbState> => readDbState(),

  /**
   * Changes the data, saves it and notifies subscribers.
   * @returns what `change` returned
   */
  mutate<T>(change: (state: DbState) => T): T {
    const result = change(readDbState())
    save()
    return result
  },

  /** Restores the seed and the default settings. Other storage keys remain unchanged. */
  reset: (): void => db.use({ title: 'Reset' }),

  use: (scenario: Scenario): void => db.replace(createDbState(scenario)),

  /** Replaces all data. The database owns and changes the given object from now on. */
  replace(next: DbState): void {
    state = next
    save()
  },

  changeSettings: (settings: Partial<MockSettings>): void =>
    db.mutate((state) => void Object.assign(state.settings, settings)),

  /**
   * Calls the listener after every change, including changes in other tabs.
   * @returns a function that unsubscribes it
   */
  subscribe: changeCount.subscribe,

  /**
   * Calls the listener when another tab has changed more than the settings.
   * @returns a function that unsubscribes it
   */
  subscribeToOtherTabs: otherTabChangeCount.subscribe,

  /** False before `persistIn` is called, and once storage turned out to be full or blocked. */
  isPersistent: (): boolean => storage !== null,

  /** Whether the stored data was corrupt and the seed has replaced it. */
  hasReplacedCorruptData: (): boolean => hasReplacedCorruptData,

  /**
   * Persists the data in a browser storage from now on.
   * @returns a function that stops persisting
   */
  persistIn(target: Storage): () => void {
    window.addEventListener('storage', onStorage)
    storage = target
    hasReplacedCorruptData = false
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

/** @returns the next id, e.g. `order-1017`. Call it only inside `db.mutate`. */
export const nextId = (state: DbState, kind: string): string => `${kind}-${state.nextId++}`
