import type { DbState } from '#mocks/dbState.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import type { MockSettings } from '#mocks/settings.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

/** A snapshot of the demo's complete state. A tour can restore it. */
export interface DemoSnapshot {
  dbState: DbState
  /** The scenario that the data started from. */
  scenario: ScenarioName
  /** The email of the signed-in account; null for a visitor. */
  email: string | null
  path: string
  /** The app's unfinished payments, by storage key. */
  payments: Readonly<Record<string, string>>
}

/** The state of the running demo that the panel shows. Every change creates a new object. */
export interface DemoState {
  scenario: ScenarioName
  /** A persona, `visitor` if nobody is signed in, or null for an account created in the demo. */
  viewer: Viewer | null
  viewerName: string | null
  settings: MockSettings
  changedSettingCount: number
  /**
   * Where the demo's data is stored. browser: data and session survive closing the tab. tab: the data survives, but the session
   * ends with the tab. memory: both are lost when the tab is closed.
   */
  persistence: 'browser' | 'tab' | 'memory'
  /** Whether a switch to another situation is in progress. Controls that start a switch are disabled in the meantime. */
  isSwitching: boolean
}

/** A message to show once: parts of the link were ignored, or the seed has replaced corrupt data. */
export type DemoNotice = Readonly<{ title: string; text: string }>
