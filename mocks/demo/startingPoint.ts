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

function parse(text: string | null): Situation | null {
  try {
    return z.safeParse(situationSchema, JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Reads and writes what the demo started from. Broken texts count as none. */
export function createStartingPoint() {
  // The world is shared, also by a tab that keeps the rest to itself.
  const shared = createBrowserStorage({ open: () => window.localStorage })
  const own = createBrowserStorage()
  return {
    /** The scenario of the world, in all tabs. */
    scenario(): ScenarioName {
      const name = shared.get(scenarioKey)
      return name !== null && isScenario(name) ? name : seedScenario
    },
    setScenario: (name: ScenarioName) => shared.set(scenarioKey, name),
    /** What the link or the last `open` opened in this tab; null when nothing did. */
    opened: () => parse(own.get(openedKey)),
    setOpened(situation: Situation | null) {
      if (situation) own.set(openedKey, JSON.stringify(situation))
      else own.remove(openedKey)
    },
  }
}
