import { defaultDials, type Dials } from '#mocks/dials.ts'
import { worldSchema, type World } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'

/** The storage key of the demo's data. Raise the version whenever `worldSchema` or the seed changes. */
export const storageKey = 'dhruva-demo:v1'

/** A named starting point: the shop's data, and how the mock world behaves. */
export interface Scenario {
  /** The label in a menu. */
  title: string
  /** Changes a fresh seed in place. */
  arrange?: (world: World) => void
  dials?: Partial<Dials>
}

let world: World = seed()
let storage: Storage | null = null
let storedText: string | null = null
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((listener) => listener())

/** @returns the stored world, or the seed when the text is not a valid world of this version */
function parseWorld(text: string): World {
  try {
    return worldSchema.parse(JSON.parse(text))
  } catch {
    return seed()
  }
}

/** Storage wins over the copy in memory, because other tabs write to it too. */
function readWorld(): World {
  const text = storage?.getItem(storageKey) ?? null
  if (text !== storedText) {
    storedText = text
    world = text === null ? seed() : parseWorld(text)
  }
  return world
}

function save(): void {
  try {
    const text = JSON.stringify(world)
    storage?.setItem(storageKey, text)
    if (storage) storedText = text
  } catch {
    // storage is full or blocked: from now on this tab keeps its world in memory
    storage = null
    storedText = null
  }
  notify()
}

/** The mock server's database. It lives in memory until `persistIn` is called. */
export const db = {
  /** @returns the current world. Read only: change it with `mutate`. */
  get: (): Readonly<World> => readWorld(),

  /** Changes the world, saves it, and notifies subscribers. @returns what `change` returned. */
  mutate<T>(change: (world: World) => T): T {
    const result = change(readWorld())
    save()
    return result
  },

  /** Restores the seed and the default dials. Other storage keys stay. */
  reset: (): void => db.use({ title: 'Reset' }),

  /** Replaces the world by a fresh seed with the scenario applied. */
  use({ arrange, dials }: Scenario): void {
    world = seed()
    arrange?.(world)
    world.dials = { ...defaultDials(), ...dials }
    save()
  },

  /** Sets the given dials and leaves the others. */
  setDials: (dials: Partial<Dials>): void => db.mutate((world) => void Object.assign(world.dials, dials)),

  /** Calls the listener after every change, also those of other tabs. @returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Persists the world in a browser storage from now on. @returns a function that stops it. */
  persistIn(target: Storage): () => void {
    const onStorage = ({ key }: StorageEvent) => key === storageKey && notify()
    window.addEventListener('storage', onStorage)
    storage = target
    readWorld()
    save()
    return () => {
      window.removeEventListener('storage', onStorage)
      storage = null
      storedText = null
    }
  },
}

/** The next id, e.g. `order-1017`. Call it inside `db.mutate` only. */
export const nextId = (world: World, kind: string): string => `${kind}-${world.nextId++}`
