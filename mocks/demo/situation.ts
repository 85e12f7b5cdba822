import type { Dials } from '#mocks/dials.ts'
import type { Persona } from '#mocks/personas.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

/** Who looks at the shop: nobody in particular, or one of the personas. */
export type Viewer = 'visitor' | Persona

/** What a link opens: a recipe, not the state. */
export interface Situation {
  scenario: ScenarioName
  as: Viewer
  /** The dials that differ from the scenario's own. */
  dials: Partial<Dials>
  /** The page below the shop's root, e.g. `/purchase/part-3`, with query and hash. */
  path: string
}
