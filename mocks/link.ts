import { db } from '#mocks/db.ts'
import { isScenario, scenarios } from '#mocks/scenarios.ts'

/**
 * Applies the scenario that the address names, e.g. `?scenario=emptyShop`, and removes it from the address: a reload must
 * not reset the demo again. An unknown name changes nothing (DEMO-1).
 */
export function applyScenarioLink(): void {
  const url = new URL(location.href)
  const name = url.searchParams.get('scenario')
  if (name === null) return
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  if (isScenario(name)) db.use(scenarios[name])
}
