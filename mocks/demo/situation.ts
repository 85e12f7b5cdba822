import * as z from 'zod/mini'
import { dialsSchema } from '#mocks/dials.ts'
import { personas, type Persona } from '#mocks/personas.ts'
import { scenarioNames } from '#mocks/scenarios.ts'

/** Who looks at the shop: nobody in particular, or one of the personas. */
export type Viewer = 'visitor' | Persona

export const viewers = ['visitor', ...(Object.keys(personas) as Persona[])] as const satisfies Viewer[]

/** What a link opens: a recipe, not the state. */
export const situationSchema = z.object({
  scenario: z.enum(scenarioNames),
  as: z.enum(viewers),
  /** The dials that differ from the scenario's own. */
  dials: z.exactPartial(dialsSchema),
  /** The page below the shop's root, e.g. `/purchase/part-3`, with query and hash. */
  path: z.string(),
})
export type Situation = z.infer<typeof situationSchema>

/** @returns the e-mail that a viewer signs in with; null for a visitor */
export const emailOf = (viewer: Viewer): string | null => (viewer === 'visitor' ? null : personas[viewer].email)

/** @returns the viewer with this e-mail: visitor for null, null for an account that is no persona's */
export const viewerOf = (email: string | null): Viewer | null =>
  viewers.find((viewer) => emailOf(viewer) === email) ?? null
