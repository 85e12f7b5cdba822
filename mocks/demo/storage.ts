import * as z from 'zod/mini'
import { situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { isScenario, type ScenarioName } from '#mocks/scenarios.ts'
import { paymentsPrefix } from '#src/payment/journal.ts'
import { createBrowserStorage, setBrowserStorage, tryStorage } from '#src/lib/browserStorage.ts'

export const seedScenario: ScenarioName = 'everydayShop'

/**
 * scenario: the scenario of the shared data · tab: whether this tab is separate · opened: the situation last opened in this tab
 */
const storageKeys = { scenario: 'dhruva-demo:scenario', tab: 'dhruva-demo:tab', opened: 'dhruva-demo:opened' } as const

const getTabStorage = () => window.sessionStorage

/**
 * Runs an action on this tab's sessionStorage.
 * @returns the action's result; undefined if storage is blocked or full
 */
export const tryTabStorage = <T>(action: (storage: Storage) => T): T | undefined => tryStorage(action, getTabStorage)

/** Where this tab stores session, token and unfinished payments; null if the browser blocks storage. */
export type TabStorage = ReturnType<typeof selectTabStorage>

/**
 * Selects this tab's storage. Call it before anything reads from storage.
 * @param isSeparate whether the link requests storage for this tab alone; the tab remembers this across reloads
 */
export function selectTabStorage(isSeparate: boolean) {
  const separateStorage = tryTabStorage((storage) => {
    if (isSeparate) storage.setItem(storageKeys.tab, 'own')
    return storage.getItem(storageKeys.tab) === 'own' ? storage : null
  })
  if (separateStorage) setBrowserStorage(getTabStorage)
  return { isSeparate: Boolean(separateStorage), storage: separateStorage ?? tryStorage((storage) => storage) ?? null }
}

function parseSituation(text: string | null): Situation | null {
  try {
    return z.safeParse(situationSchema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Reads and writes the scenario, the opened situation and unfinished payments. Corrupt values are ignored. */
export function createDemoStorage() {
  // Even a separate tab shares the data with the other tabs.
  const sharedStorage = createBrowserStorage(() => window.localStorage)
  const tabStorage = createBrowserStorage()
  return {
    /** The scenario of the data that all tabs share. */
    getScenario(): ScenarioName {
      const name = sharedStorage.get(storageKeys.scenario)
      return name !== null && isScenario(name) ? name : seedScenario
    },
    setScenario: (name: ScenarioName) => sharedStorage.set(storageKeys.scenario, name),

    /** The situation that was last opened in this tab, by a link or by `open`. */
    getOpenedSituation: () => parseSituation(tabStorage.get(storageKeys.opened)),
    setOpenedSituation(situation: Situation | null) {
      if (situation) tabStorage.set(storageKeys.opened, JSON.stringify(situation))
      else tabStorage.remove(storageKeys.opened)
    },

    /** The app's unfinished payments, by storage key. */
    getPayments: (): Record<string, string> =>
      Object.fromEntries(tabStorage.keys(paymentsPrefix).map((key) => [key, tabStorage.get(key) ?? ''])),
    setPayments(payments: Readonly<Record<string, string>>) {
      for (const key of tabStorage.keys(paymentsPrefix)) tabStorage.remove(key)
      for (const [key, text] of Object.entries(payments)) tabStorage.set(key, text)
    },
  }
}
