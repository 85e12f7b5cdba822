import type { DbState } from '#mocks/dbState.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import type { MockSettings } from '#mocks/settings.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

/** The complete state of the demo at one moment, which a tour can restore. */
export interface DemoSnapshot {
  dbState: DbState
  /** The scenario that the data started from. */
  scenario: ScenarioName
  /** The signed-in account; null for a visitor. */
  email: string | null
  path: string
  /** The shop's unfinished payments, by storage key. */
  payments: Readonly<Record<string, string>>
}

/** What the panel shows about the running demo. It is a new object after every change. */
export interface DemoState {
  scenario: ScenarioName
  /** A persona, `visitor` if nobody is signed in, or null for an account created in the demo. */
  viewer: Viewer | null
  viewerName: string | null
  settings: MockSettings
  changedSettingCount: number
  /** Where the demo is stored. tab: the data in all tabs, the session in this one · memory: until this tab is closed */
  persistence: 'browser' | 'tab' | 'memory'
  /** Whether a switch is in progress; controls that start another one are disabled until it ends. */
  isSwitching: boolean
}

/** A message to show once: parts of the link were ignored, or corrupt data was replaced by the seed. */
export type DemoNotice = Readonly<{ title: string; text: string }>
