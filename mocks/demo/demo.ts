import type { DbState } from '#mocks/dbState.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import type { MockSettings } from '#mocks/settings.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

/** The complete state of the demo at one moment: a story goes back to it. */
export interface Moment {
  world: DbState
  /** The scenario that the world started from. */
  scenario: ScenarioName
  /** E-mail of the signed-in account; null for a visitor. */
  session: string | null
  path: string
  /** The shop's unfinished payments: its storage keys with their texts. */
  payments: Readonly<Record<string, string>>
}

/** What the panel shows of the running demo. A new object after every change. */
export interface DemoState {
  scenario: ScenarioName
  /** Who is signed in: a persona, nobody (visitor), or an account made in the demo (null). */
  viewer: Viewer | null
  viewerName: string | null
  settings: MockSettings
  changedSettingCount: number
  /** Where the data is kept. tab: the world in all tabs, the session in this one · memory: until this tab is closed */
  persistence: 'browser' | 'tab' | 'memory'
  /** Whether a switch is under way; controls that start another one are disabled until it ends. */
  isSwitching: boolean
}

/** What has to be said once: parts of a link were ignored · the stored data was broken, so the seed replaced it. */
export type DemoNotice = Readonly<{ title: string; text: string }>
