import { db, createDbState } from '#mocks/db.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { DemoNotice, DemoState, Moment } from '#mocks/demo/demo.ts'
import { changesSituation, type Link } from '#mocks/demo/link.ts'
import type { Place } from '#mocks/demo/place.ts'
import { createShopRunner } from '#mocks/demo/shopRunner.ts'
import {
  countChanged,
  settingsOf,
  differingSettings,
  emailOf,
  mayOpen,
  viewerOf,
  type Situation,
  type Viewer,
} from '#mocks/demo/situation.ts'
import { createDemoStorage, seedScenario, type TabStorage } from '#mocks/demo/storage.ts'
import { defaultSettings, type MockSettings } from '#mocks/settings.ts'
import { cancelWaitingCalls, releaseWaitingCalls } from '#mocks/waitingCalls.ts'
import { createState } from '#mocks/observable.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** A running demo: the shop in the page and the world behind it. The panel and the stories use nothing else. */
export type Demo = Omit<ReturnType<typeof createDemo>, 'start' | 'stop'>

interface Change {
  /** The next world, whose settings are left aside; null keeps the current one, and with it its unfinished payments. */
  next: Pick<Moment, 'scenario' | 'world' | 'payments'> | null
  settings: MockSettings
  /** E-mail of the account to sign in; null for a visitor. */
  session: string | null
  path: string
}

/** Creates the demo of this page; nothing is shown before `start`. @param place where the shop is shown */
export function createDemo(place: Place, { storage, isOwn }: TabStorage) {
  const platform = createMockPlatform({ storage })
  const { identity } = platform
  const shop = createShopRunner(platform, place)
  const kept = createDemoStorage()
  const notices = createState<readonly DemoNotice[]>([])
  /** The settings that come back at the end of a switch; null when none is under way. */
  let settingsAfterSwitch: MockSettings | null = null
  let switches = 0
  let lastTask: Promise<unknown> = Promise.resolve()
  const unsubscribes: (() => void)[] = []

  function runExclusive(task: () => Promise<void>): Promise<void> {
    const result = lastTask.then(task)
    lastTask = result.catch(() => undefined)
    return result
  }

  const settings = (): MockSettings => settingsAfterSwitch ?? db.get().settings
  const sessionEmail = () => identity.currentAccount()?.email ?? null

  function readState(): DemoState {
    const account = identity.currentAccount()
    return {
      scenario: kept.scenario(),
      viewer: viewerOf(account?.email ?? null),
      viewerName: account && (account.name ?? account.email),
      settings: structuredClone(settings()),
      changedSettingCount: countChanged(settings()),
      persistence: db.isPersistent() ? (isOwn ? 'tab' : 'browser') : 'memory',
      isSwitching: switches > 0,
    }
  }
  const state = createState(readState())
  function refreshState(): void {
    const next = readState()
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next)
  }

  /** The order matters: nothing of the shop before may reach the next world or session. */
  async function change({ next, settings: nextSettings, session, path }: Change): Promise<void> {
    shop.stop()
    cancelWaitingCalls()
    tokenStorage.clear()
    drafts.stopKeeping()
    drafts.clearOnSignOut()
    settingsAfterSwitch = structuredClone(nextSettings)
    const setDbState = (withSettings: MockSettings) =>
      next ? db.replace({ ...structuredClone(next.world), settings: withSettings }) : db.changeSettings(withSettings)
    if (next) kept.setPayments({})
    if (next) kept.setScenario(next.scenario)
    setDbState(defaultSettings())
    identity.setSession(session)
    await shop.start()
    // Once more: signing in writes to the world, and what is restored must be exact.
    setDbState(settingsAfterSwitch)
    settingsAfterSwitch = null
    if (next) kept.setPayments(next.payments)
    place.open(path)
    shop.show()
  }

  /** @param plan reads what it needs only when its turn has come */
  async function switchSituation(plan: () => Change): Promise<void> {
    switches += 1
    refreshState()
    try {
      await runExclusive(() => change(plan()))
    } finally {
      switches -= 1
      refreshState()
    }
  }

  const recipe = ({ scenario, as, settings: changed, path }: Situation): Change => {
    const next = { scenario, world: createDbState(scenarios[scenario]), payments: {} }
    return { next, settings: { ...settingsOf(scenario), ...changed }, session: emailOf(as), path }
  }

  /** Opens a situation: world, session, settings, page. Resolves when the shop is mounted again. */
  function open(situation: Situation): Promise<void> {
    kept.setOpened(situation)
    return switchSituation(() => recipe(situation))
  }

  function changeSettings(changed: Partial<MockSettings>): void {
    if (settingsAfterSwitch) settingsAfterSwitch = { ...settingsAfterSwitch, ...changed }
    else {
      db.changeSettings(changed)
      if ('latency' in changed || 'faults' in changed) releaseWaitingCalls()
    }
    refreshState()
  }

  /** The current situation, for a link: scenario, who is signed in, settings that differ from the scenario's, page. */
  const situation = (): Situation => {
    const scenario = kept.scenario()
    return {
      scenario,
      as: viewerOf(sessionEmail()) ?? 'visitor',
      settings: structuredClone(differingSettings(settings(), settingsOf(scenario))),
      path: place.path(),
    }
  }

  function openLink(link: Link): Promise<void> {
    const { scenario = kept.scenario(), as = situation().as, settings: changed = {}, path } = link
    const opened = { scenario, as, settings: changed, path }
    kept.setOpened(opened)
    const session = link.as === undefined ? sessionEmail() : emailOf(link.as)
    return switchSituation(() => {
      if (link.scenario === undefined) return { next: null, settings: { ...settings(), ...changed }, session, path }
      // A tab of its own joins the world that is there, unless the link asks for another one.
      const joins = link.tab === 'own' && scenario === kept.scenario()
      return joins ? { next: null, settings: settings(), session, path } : { ...recipe(opened), session }
    })
  }

  return {
    state,
    notices,
    dismissNotices: () => notices.set([]),

    /** Shows the shop: what this browser has kept, changed by what the link names. Resolves when the shop is mounted. */
    async start(link: Link): Promise<void> {
      const found: DemoNotice[] = []
      if (link.notUnderstood.length > 0) found.push(panelCopy.linkNotUnderstood(link.notUnderstood))
      if (db.isHealed()) found.push(panelCopy.dataHealed)
      notices.set(found)
      unsubscribes.push(db.subscribe(refreshState), db.onOtherTab(shop.refetch), identity.onChange(refreshState))
      if (changesSituation(link)) return openLink(link)
      void shop.start()
      shop.show()
    },

    /** Removes the shop from the page and stops listening. */
    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe()
      shop.stop()
    },

    open,

    /** Signs somebody else in; world and settings stay. The page stays if they may open it, else Home opens. */
    switchTo: (viewer: Viewer) =>
      switchSituation(() => {
        const path = place.path()
        const session = emailOf(viewer)
        return { next: null, settings: settings(), session, path: mayOpen(path, session) ? path : '/' }
      }),

    changeSettings,

    /** Opens again what the link or the last situation opened. */
    startAgain() {
      const { scenario, as } = situation()
      const opened = kept.opened()
      return open(opened?.scenario === scenario ? opened : { scenario, as, settings: {}, path: '/' })
    },

    /** Back to the seed as a visitor on Home. Touches no keys but the demo's and the shop's session. */
    async resetEverything() {
      kept.setOpened(null)
      await switchSituation(() => recipe({ scenario: seedScenario, as: 'visitor', settings: {}, path: '/' }))
    },

    /** Opens a page below the shop's root, without a reload. */
    goTo: (path: string) => void runExclusive(async () => place.open(path)),

    /** The current state, complete enough to restore it exactly. */
    capture: (): Moment => ({
      world: structuredClone({ ...db.get(), settings: settings() }),
      scenario: kept.scenario(),
      session: sessionEmail(),
      path: place.path(),
      payments: kept.payments(),
    }),

    restore: ({ session, path, ...next }: Moment) =>
      switchSituation(() => ({ next, settings: next.world.settings, session, path })),

    situation,
  }
}
