import * as z from 'zod/mini'
import { situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { isScenario, type ScenarioName } from '#mocks/scenarios.ts'
import { paymentsPrefix } from '#src/payment/journal.ts'
import { createBrowserStorage, setBrowserStorage, tryStorage } from '#src/lib/browserStorage.ts'

export const seedScenario: ScenarioName = 'everydayShop'

/** The scenario that the shared world started from; whether the tab is one of its own, and what it opened last. */
const keys = { scenario: 'dhruva-demo:scenario', tab: 'dhruva-demo:tab', opened: 'dhruva-demo:opened' } as const

const ownStorage = () => window.sessionStorage

/** Runs an action on this tab's sessionStorage. @returns its result; undefined when storage is blocked or full */
export const tryTabStorage = <T>(action: (storage: Storage) => T): T | undefined => tryStorage(action, ownStorage)

/** Where this tab keeps session, token and unfinished payments; isOwn: for this tab alone; null: the browser blocks storage. */
export type TabStorage = ReturnType<typeof selectTabStorage>

/** Chooses this tab's storage, before anything reads from it. @param isSeparate as the link asks; it lasts over reloads */
export function selectTabStorage(isSeparate: boolean) {
  const separate = tryTabStorage((storage) => {
    if (isSeparate) storage.setItem(keys.tab, 'own')
    return storage.getItem(keys.tab) === 'own' ? storage : null
  })
  if (separate) setBrowserStorage(ownStorage)
  return { isSeparate: Boolean(separate), storage: separate ?? tryStorage((storage) => storage) ?? null }
}

function parseSituation(text: string | null): Situation | null {
  try {
    return z.safeParse(situationSchema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Reads and writes what the demo keeps besides the world. A broken text counts as none. */
export function createDemoStorage() {
  // The world is shared, also by a tab that keeps the rest to itself.
  const shared = createBrowserStorage(() => window.localStorage)
  const own = createBrowserStorage()
  return {
    /** The scenario of the world, in all tabs. */
    scenario(): ScenarioName {
      const name = shared.get(keys.scenario)
      return name !== null && isScenario(name) ? name : seedScenario
    },
    setScenario: (name: ScenarioName) => shared.set(keys.scenario, name),

    /** What the link or the last `open` opened in this tab; null when nothing did. */
    opened: () => parseSituation(own.get(keys.opened)),
    setOpened(situation: Situation | null) {
      if (situation) own.set(keys.opened, JSON.stringify(situation))
      else own.remove(keys.opened)
    },

    /** The shop's unfinished payments, as the texts of its storage keys. */
    payments: (): Record<string, string> =>
      Object.fromEntries(own.keys(paymentsPrefix).map((key) => [key, own.get(key) ?? ''])),
    setPayments(payments: Readonly<Record<string, string>>) {
      for (const key of own.keys(paymentsPrefix)) own.remove(key)
      for (const [key, text] of Object.entries(payments)) own.set(key, text)
    },
  }
}
