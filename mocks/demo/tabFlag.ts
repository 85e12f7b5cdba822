import { createState, type State } from '#mocks/observable.ts'
import { tryStorage } from '#src/platform/browserStorage.ts'

/** The stored text of a setting that is on; any other text means off. */
const on = 'on'

const tabStorage = () => window.sessionStorage

/**
 * A setting that this tab remembers over reloads; when storage is blocked, until the page is closed. Off at first.
 * @param key below the demo's prefix
 */
export function createTabFlag(key: string): State<boolean> {
  const storageKey = `dhruva-demo:${key}`
  const flag = createState(tryStorage((storage) => storage.getItem(storageKey) === on, undefined, tabStorage) ?? false)
  return {
    ...flag,
    set(value) {
      flag.set(value)
      tryStorage(
        (storage) => (value ? storage.setItem(storageKey, on) : storage.removeItem(storageKey)),
        undefined,
        tabStorage,
      )
    },
  }
}
