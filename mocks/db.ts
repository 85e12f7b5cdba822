import { defaultDials, type Dials } from '#mocks/dials.ts'
import { worldSchema, type World } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'

/** The one key the demo's data lives under; a change of `worldSchema` or of the seed takes the next version. */
export const storageKey = 'dhruva-demo:v1'

/** A named situation: what has happened in the shop so far, and how the world behaves from now on. */
export interface Scenario {
  /** As a person reads it in a menu. */
  title: string
  /** Changes a fresh seed. */
  arrange?: (world: World) => void
  dials?: Partial<Dials>
}

let world: World = seed()
let storage: Storage | null = null
let stored: string | null = null
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

/** Anything that is not a world of this version is replaced by the seed: a broken demo heals itself. */
function revive(text: string): World {
  try {
    return worldSchema.parse(JSON.parse(text))
  } catch {
    return seed()
  }
}

/** Other tabs write too: whatever is stored now is the truth, the copy in memory is only quicker. */
function current(): World {
  const text = storage?.getItem(storageKey) ?? null
  if (text !== stored) {
    stored = text
    world = text === null ? seed() : revive(text)
  }
  return world
}

function save(): void {
  try {
    const text = JSON.stringify(world)
    storage?.setItem(storageKey, text)
    if (storage) stored = text
  } catch {
    // storage is full or forbidden: from here on this tab has a world of its own
    storage = null
    stored = null
  }
  tell()
}

/** The mock server's memory. Lives in memory only until a host says where to keep it. */
export const db = {
  /** @returns the world as it is now: to read, never to change. */
  get: (): Readonly<World> => current(),

  /** Changes the world, keeps it, and tells who listens. @returns what the change returned. */
  mutate<T>(change: (world: World) => T): T {
    const result = change(current())
    save()
    return result
  },

  /** Brings back the seed and calm dials. Touches no other key. */
  reset: (): void => db.use({ title: 'Reset' }),

  /** A fresh seed, brought into a named situation. */
  use({ arrange, dials }: Scenario): void {
    world = seed()
    arrange?.(world)
    world.dials = { ...defaultDials(), ...dials }
    save()
  },

  /** Turns some dials and leaves the rest. */
  setDials: (dials: Partial<Dials>): void => db.mutate((now) => void Object.assign(now.dials, dials)),

  /** Told after every change, in other tabs too. @returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Keeps the world in a browser's storage from now on. @returns a function that stops it. */
  persistIn(place: Storage): () => void {
    const onStorage = ({ key }: StorageEvent) => key === storageKey && tell()
    window.addEventListener('storage', onStorage)
    storage = place
    current()
    save()
    return () => {
      window.removeEventListener('storage', onStorage)
      storage = null
      stored = null
    }
  },
}

/** The next id, e.g. `order-1017`. Only inside `db.mutate`. */
export const nextId = (world: World, kind: string): string => `${kind}-${world.nextId++}`
