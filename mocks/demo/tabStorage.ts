import { setBrowserStorage, tryStorage } from '#src/platform/browserStorage.ts'

/** Marks a tab of its own over reloads. */
const key = 'dhruva-demo:tab'

const ownStorage = () => window.sessionStorage

/** Runs an action on this tab's sessionStorage. @returns its result; undefined when storage is blocked or full */
export const tryTabStorage = <T>(action: (storage: Storage) => T): T | undefined =>
  tryStorage(action, undefined, ownStorage)

/** Where this tab keeps session, token and unfinished payments. */
export interface TabStorage {
  /** Whether they belong to this tab alone. */
  isOwn: boolean
  /** null: the browser blocks storage */
  storage: Storage | null
}

/**
 * Chooses the storage of this tab, for the demo and the shop. Call it before anything reads from it.
 * @param isOwn whether the link asks for a tab of its own (`tab=own`); once it did, the tab stays its own
 */
export function chooseTabStorage(isOwn: boolean): TabStorage {
  const own = tryTabStorage((storage) => {
    if (isOwn) storage.setItem(key, 'own')
    return storage.getItem(key) === 'own' ? storage : null
  })
  if (own) setBrowserStorage(ownStorage)
  return { isOwn: Boolean(own), storage: own ?? tryStorage((storage) => storage) ?? null }
}
