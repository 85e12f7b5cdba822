import * as z from 'zod/mini'
import { situationSchema, type Situation } from '#mocks/demo/situation.ts'
import { isScenario, type ScenarioName } from '#mocks/scenarios.ts'
import { createBrowserStorage } from '#src/platform/browserStorage.ts'

/** The scenario of the plain seed. */
export const seedScenario: ScenarioName = 'everydayShop'

/** Storage key of the scenario that the shared world started from. */
export const scenarioKey = 'dhruva-demo:scenario'

/** Storage key of the situation that this tab opened last. */
const openedKey = 'dhruva-demo:opened'

/** What the demo started from. Broken texts count as none. */
export interface StartingPoint {
  /** The scenario of the world, in all tabs. */
  scenario(): ScenarioName
  setScenario(name: ScenarioName): void
  /** What the link or the last `open` opened in this tab; null when nothing did. */
  opened(): Situation | null
  setOpened(situation: Situation | null): void
}

function parse(text: string | null): Situation | null {
  try {
    return z.safeParse(situationSchema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Reads and writes what the demo started from. */
export function createStartingPoint(): StartingPoint {
  // The world is shared, also by a tab that keeps the rest to itself.
  const shared = createBrowserStorage({ open: () => window.localStorage })
  const own = createBrowserStorage()
  return {
    scenario() {
      const name = shared.get(scenarioKey)
      return name !== null && isScenario(name) ? name : seedScenario
    },
    setScenario: (name) => shared.set(scenarioKey, name),
    opened: () => parse(own.get(openedKey)),
    setOpened(situation) {
      if (situation) own.set(openedKey, JSON.stringify(situation))
      else own.remove(openedKey)
    },
  }
}
