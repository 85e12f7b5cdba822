import { tryTabStorage } from '#mocks/demo/tabStorage.ts'
import { createState, type State } from '#mocks/observable.ts'

/** The stored text of a setting that is on; any other text means off. */
const on = 'on'

/**
 * A setting that this tab remembers over reloads; when storage is blocked, until the page is closed. Off at first.
 * @param key below the demo's prefix
 */
export function createTabFlag(key: string): State<boolean> {
  const storageKey = `dhruva-demo:${key}`
  const flag = createState(tryTabStorage((storage) => storage.getItem(storageKey) === on) ?? false)
  return {
    ...flag,
    set(value) {
      flag.set(value)
      tryTabStorage((storage) => (value ? storage.setItem(storageKey, on) : storage.removeItem(storageKey)))
    },
  }
}
