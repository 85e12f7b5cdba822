import { setBrowserStorage, tryStorage } from '#src/platform/browserStorage.ts'

/** Marks a tab of its own over reloads. */
const key = 'dhruva-demo:tab'

const ownStorage = () => window.sessionStorage

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
  const own = tryStorage(
    (storage) => {
      if (isOwn) storage.setItem(key, 'own')
      return storage.getItem(key) === 'own' ? storage : null
    },
    undefined,
    ownStorage,
  )
  if (own) setBrowserStorage(ownStorage)
  return { isOwn: Boolean(own), storage: own ?? tryStorage((storage) => storage) ?? null }
}
