import type { World } from '#mocks/world.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import type { Dials } from '#mocks/dials.ts'
import type { Observable } from '#mocks/observable.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'

/** The complete state of the demo at one moment: a story goes back to it. */
export interface Moment {
  world: World
  /** The scenario that the world started from. */
  scenario: ScenarioName
  /** E-mail of the signed-in account; null for a visitor. */
  session: string | null
  /** The page below the shop's root. */
  path: string
  /** The shop's unfinished payments: its storage keys with their texts. */
  payments: Readonly<Record<string, string>>
}

/** What the panel shows of the running demo. A new object after every change. */
export interface DemoState {
  /** The scenario that the world started from. */
  scenario: ScenarioName
  /** Who is signed in: a persona, nobody (visitor), or an account made in the demo (null). */
  viewer: Viewer | null
  /** The name of the signed-in account; null for a visitor. */
  viewerName: string | null
  dials: Dials
  /** How many dials differ from calm. */
  changedDials: number
  /** Where the data is kept. tab: the world in all tabs, the session in this one · memory: until this tab is closed */
  persistence: 'browser' | 'tab' | 'memory'
  /** Whether a switch is under way; controls that start another one are disabled until it ends. */
  isSwitching: boolean
}

/** What has to be said once: parts of a link were ignored · the stored data was broken, so the seed replaced it. */
export type DemoNotice = Readonly<{ title: string; text: string }>

/** A running demo: the shop in the page and the world behind it. The panel and the stories use nothing else. */
export interface Demo {
  state: Observable<DemoState>
  notices: Observable<readonly DemoNotice[]>
  dismissNotices(): void

  /** Opens a situation: world, session, dials, page. Resolves when the shop is mounted again. */
  open(situation: Situation): Promise<void>

  /** Signs somebody else in; world and dials stay. The page stays if they may open it, else Home opens. */
  switchTo(viewer: Viewer): Promise<void>

  /** Sets the given dials and leaves the others. */
  setDials(dials: Partial<Dials>): void

  /** Opens again what the link or the last situation opened. */
  startAgain(): Promise<void>

  /** Back to the seed as a visitor on Home. Touches no keys but the demo's and the shop's session. */
  resetEverything(): Promise<void>

  /** Opens a page below the shop's root, without a reload. */
  goTo(path: string): void

  /** The current state, complete enough to restore it exactly. */
  capture(): Moment

  /** Restores a captured state: world, session, unfinished payments, page. */
  restore(moment: Moment): Promise<void>

  /** The current situation, for a link: scenario, who is signed in, dials that differ from the scenario's, page. */
  situation(): Situation
}
