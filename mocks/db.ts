import * as z from 'zod/mini'
import { defaultSettings, type MockSettings } from '#mocks/settings.ts'
import { createObservable } from '#mocks/observable.ts'
import { createSeed, dbStateSchema, type DbState } from '#mocks/dbState.ts'

const keyPrefix = 'dhruva-demo:world-'

/** A 32-bit FNV-1a hash, which is enough to distinguish two releases of the demo, or two responses. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The storage key of the demo's data. It contains a hash of schema and seed, so that data from other releases is ignored. */
export const storageKey =
  keyPrefix + hashText(JSON.stringify([z.toJSONSchema(dbStateSchema, { unrepresentable: 'any' }), createSeed()]))

/** A named starting point: the shop's data, and the mock server's settings. */
export interface Scenario {
  title: string
  /** Changes a fresh seed in place. */
  arrange?: (state: DbState) => void
  settings?: Partial<MockSettings>
}

let state: DbState = createSeed()
let storage: Storage | null = null
let storedText: string | null = null
let hasReplacedCorruptData = false
const changeCount = createObservable(0)
const otherTabChangeCount = createObservable(0)

const notify = () => changeCount.set(changeCount.get() + 1)

/** @returns the stored data, or the seed if the text is invalid */
function parseDbState(text: string): DbState {
  try {
    return dbStateSchema.parse(JSON.parse(text))
  } catch {
    hasReplacedCorruptData = true
    return createSeed()
  }
}

/** Reads the data from storage if another tab has changed it. */
function readDbState(): DbState {
  const text = storage?.getItem(storageKey) ?? null
  if (text !== storedText) {
    storedText = text
    state = text === null ? createSeed() : parseDbState(text)
  }
  return state
}

/** Removes the settings from the JSON of stored data. Invalid JSON remains unchanged. */
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
  // The shop shows no settings, so changes to the settings alone are not counted.
  if (key === null || removeSettings(oldValue) !== removeSettings(newValue))
    otherTabChangeCount.set(otherTabChangeCount.get() + 1)
}

function saveState(): void {
  try {
    const text = JSON.stringify(state)
    storage?.setItem(storageKey, text)
    if (storage) storedText = text
  } catch {
    // Storage is full or blocked. From now on, this tab keeps its data in memory.
    storage = null
    storedText = null
  }
  notify()
}

export function createDbState({ arrange, settings }: Scenario): DbState {
  const freshState = createSeed()
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
   * @returns the result of `change`
   */
  mutate<T>(change: (state: DbState) => T): T {
    const result = change(readDbState())
    saveState()
    return result
  },

  /** Restores the seed and the default settings. Other storage keys remain unchanged. */
  reset: (): void => db.loadScenario({ title: 'Reset' }),

  loadScenario: (scenario: Scenario): void => db.replace(createDbState(scenario)),

  /** Replaces all data. From now on, the database changes the given object in place. */
  replace(newState: DbState): void {
    state = newState
    saveState()
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

  /** Whether the data is stored. False before `persistIn` is called, and after storage was found to be full or blocked. */
  isPersistent: (): boolean => storage !== null,

  /** Whether the stored data was corrupt and the seed has replaced it. */
  hasReplacedCorruptData: (): boolean => hasReplacedCorruptData,

  /**
   * Starts persisting the data in the given browser storage.
   * @returns a function that stops persisting
   */
  persistIn(target: Storage): () => void {
    window.addEventListener('storage', onStorage)
    storage = target
    hasReplacedCorruptData = false
    for (const key of Object.keys(target)) if (key.startsWith(keyPrefix) && key !== storageKey) target.removeItem(key)
    readDbState()
    saveState()
    return () => {
      window.removeEventListener('storage', onStorage)
      storage = null
      storedText = null
    }
  },
}

/** Creates a unique id, e.g. `order-1017`. Call it only inside `db.mutate`, because it increments a counter in the data. */
export const createId = (state: DbState, prefix: string): string => `${prefix}-${state.nextId++}`
