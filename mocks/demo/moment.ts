import type { World } from '#mocks/schema.ts'

/** The complete state of the demo at one moment: a story goes back to it. */
export interface Moment {
  world: World
  /** The scenario that the world started from. */
  scenario: string
  /** E-mail of the signed-in account; null for a visitor. */
  session: string | null
  /** The page below the shop's root. */
  path: string
  /** The shop's unfinished payments: its storage keys with their texts. */
  payments: Readonly<Record<string, string>>
}
