import { db } from '#mocks/db.ts'
import { isScenario, scenarios } from '#mocks/scenarios.ts'

/**
 * A link may bring the demo into a situation: `?scenario=emptyShop`. It is read once, then taken from the address, so
 * that a reload keeps what has happened since; an unknown name changes nothing (DEMO-1).
 */
export function applyScenarioLink(): void {
  const url = new URL(location.href)
  const name = url.searchParams.get('scenario')
  if (name === null) return
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  if (isScenario(name)) db.use(scenarios[name])
}
