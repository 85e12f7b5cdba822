import { db, createDbState, createId } from '#mocks/db.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { DemoNotice, DemoState, DemoSnapshot } from '#mocks/demo/demo.ts'
import { linkChangesSituation, type ParsedLink } from '#mocks/demo/link.ts'
import type { ShopHost } from '#mocks/demo/shopHost.ts'
import { createShopRunner } from '#mocks/demo/shopRunner.ts'
import {
  countChangedSettings,
  getScenarioSettings,
  getDifferingSettings,
  getViewerEmail,
  canOpenPath,
  findViewer,
  type Situation,
  type Viewer,
} from '#mocks/demo/situation.ts'
import { createDemoStorage, seedScenario, type TabStorage } from '#mocks/demo/storage.ts'
import { defaultSettings, type MockSettings } from '#mocks/settings.ts'
import { cancelWaitingCalls, releaseWaitingCalls } from '#mocks/waitingCalls.ts'
import { createObservable } from '#mocks/observable.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { arrivingOrder } from '#mocks/seed/orders.ts'
import { drafts } from '#src/lib/formDrafts.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** A running demo: the app in the page, and its data. */
export type Demo = Omit<ReturnType<typeof createDemo>, 'start' | 'stop'>

interface SituationChange {
  /** The data to load, excluding its settings. Null keeps the current data and unfinished payments. */
  nextData: Pick<DemoSnapshot, 'scenario' | 'dbState' | 'payments'> | null
  settings: MockSettings
  /** The account to sign in; null for a visitor. */
  email: string | null
  path: string
}

/** Creates the demo of this page. Nothing is shown before `start`. */
export function createDemo(host: ShopHost, { storage, isSeparate }: TabStorage) {
  const platform = createMockPlatform({ storage })
  const { identity } = platform
  const shop = createShopRunner(platform, host)
  const demoStorage = createDemoStorage()
  const notices = createObservable<readonly DemoNotice[]>([])
  /** The settings to apply at the end of a switch; null if no switch is in progress. */
  let settingsAfterSwitch: MockSettings | null = null
  let pendingSwitchCount = 0
  let lastTask: Promise<unknown> = Promise.resolve()
  const unsubscribes: (() => void)[] = []

  function runExclusive(task: () => Promise<void>): Promise<void> {
    const taskPromise = lastTask.then(task)
    lastTask = taskPromise.catch(() => undefined)
    return taskPromise
  }

  const getSettings = (): MockSettings => settingsAfterSwitch ?? db.get().settings
  const getSessionEmail = () => identity.getCurrentAccount()?.email ?? null

  function readState(): DemoState {
    const account = identity.getCurrentAccount()
    return {
      scenario: demoStorage.getScenario(),
      viewer: findViewer(account?.email ?? null),
      viewerName: account && (account.name ?? account.email),
      settings: structuredClone(getSettings()),
      changedSettingCount: countChangedSettings(getSettings()),
      persistence: db.isPersistent() ? (isSeparate ? 'tab' : 'browser') : 'memory',
      isSwitching: pendingSwitchCount > 0,
    }
  }
  const state = createObservable(readState())
  function refreshState(): void {
    const newState = readState()
    if (JSON.stringify(newState) !== JSON.stringify(state.get())) state.set(newState)
  }

  /** Replaces data, session and page. It stops the app first, so that the old app can't change the new data or session. */
  async function applyChange({ nextData, settings: nextSettings, email, path }: SituationChange): Promise<void> {
    shop.stop()
    cancelWaitingCalls()
    tokenStorage.clear()
    drafts.stopKeeping()
    drafts.clearOnSignOut()
    settingsAfterSwitch = structuredClone(nextSettings)
    const setDbState = (newSettings: MockSettings) =>
      nextData
        ? db.replace({ ...structuredClone(nextData.dbState), settings: newSettings })
        : db.changeSettings(newSettings)
    if (nextData) demoStorage.setPayments({})
    if (nextData) demoStorage.setScenario(nextData.scenario)
    setDbState(defaultSettings())
    identity.setSession(email)
    await shop.start()
    // Sets the data a second time, because signing in has changed it and a restored snapshot must be exact.
    setDbState(settingsAfterSwitch)
    settingsAfterSwitch = null
    if (nextData) demoStorage.setPayments(nextData.payments)
    host.open(path)
    shop.show()
  }

  /** @param createChange is called after the previous switch has ended, so that it reads the current state */
  async function switchSituation(createChange: () => SituationChange): Promise<void> {
    pendingSwitchCount += 1
    refreshState()
    try {
      await runExclusive(() => applyChange(createChange()))
    } finally {
      pendingSwitchCount -= 1
      refreshState()
    }
  }

  const toSituationChange = ({ scenario, as, settings: changedSettings, path }: Situation): SituationChange => {
    const nextData = { scenario, dbState: createDbState(scenarios[scenario]), payments: {} }
    return {
      nextData,
      settings: { ...getScenarioSettings(scenario), ...changedSettings },
      email: getViewerEmail(as),
      path,
    }
  }

  /** Opens a situation: data, session, settings and page. Resolves when the app is mounted again. */
  function open(situation: Situation): Promise<void> {
    demoStorage.setOpenedSituation(situation)
    return switchSituation(() => toSituationChange(situation))
  }

  function changeSettings(changedSettings: Partial<MockSettings>): void {
    if (settingsAfterSwitch) settingsAfterSwitch = { ...settingsAfterSwitch, ...changedSettings }
    else {
      db.changeSettings(changedSettings)
      if ('latency' in changedSettings || 'faults' in changedSettings) releaseWaitingCalls()
    }
    refreshState()
  }

  /**
   * Describes the current situation for a link. The result contains only the settings that differ from the scenario's settings.
   */
  const getSituation = (): Situation => {
    const scenario = demoStorage.getScenario()
    return {
      scenario,
      as: findViewer(getSessionEmail()) ?? 'visitor',
      settings: structuredClone(getDifferingSettings(getSettings(), getScenarioSettings(scenario))),
      path: host.getPath(),
    }
  }

  function openLink(link: ParsedLink): Promise<void> {
    const { scenario = demoStorage.getScenario(), as = getSituation().as, settings: changedSettings = {}, path } = link
    const openedSituation = { scenario, as, settings: changedSettings, path }
    demoStorage.setOpenedSituation(openedSituation)
    const email = link.as === undefined ? getSessionEmail() : getViewerEmail(link.as)
    return switchSituation(() => {
      if (link.scenario === undefined)
        return { nextData: null, settings: { ...getSettings(), ...changedSettings }, email, path }
      // A separate tab shares the existing data, unless the link names a different scenario.
      const sharesData = link.tab === 'own' && scenario === demoStorage.getScenario()
      return sharesData
        ? { nextData: null, settings: getSettings(), email, path }
        : { ...toSituationChange(openedSituation), email }
    })
  }

  return {
    state,
    notices,
    dismissNotices: () => notices.set([]),

    /** Shows the app with this browser's stored state and the link's changes. Resolves when the app is mounted. */
    async start(link: ParsedLink): Promise<void> {
      const startNotices: DemoNotice[] = []
      if (link.ignoredParameters.length > 0) startNotices.push(panelCopy.linkPartsIgnored(link.ignoredParameters))
      if (db.hasReplacedCorruptData()) startNotices.push(panelCopy.dataReset)
      notices.set(startNotices)
      unsubscribes.push(
        db.subscribe(refreshState),
        db.subscribeToOtherTabs(shop.refetch),
        identity.onChange(refreshState),
      )
      if (linkChangesSituation(link)) return openLink(link)
      void shop.start()
      shop.show()
    },

    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe()
      shop.stop()
    },

    open,

    /** Switches to a different viewer and keeps data and settings. Opens Home if the viewer may not open the current page. */
    switchTo: (viewer: Viewer) =>
      switchSituation(() => {
        const path = host.getPath()
        const email = getViewerEmail(viewer)
        return { nextData: null, settings: getSettings(), email, path: canOpenPath(path, email) ? path : '/' }
      }),

    changeSettings,

    /** Places an order as a customer on another device would. */
    async receiveOrder() {
      await shop.whenIdle() // otherwise the first response would contain the order, and it would not be marked as new
      db.mutate((state) => void state.orders.push({ ...structuredClone(arrivingOrder), _id: createId(state, 'order') }))
      shop.refetch()
    },

    /** Reopens the situation that was last opened by a link or by `open`. */
    startOver() {
      const { scenario, as } = getSituation()
      const openedSituation = demoStorage.getOpenedSituation()
      return open(openedSituation?.scenario === scenario ? openedSituation : { scenario, as, settings: {}, path: '/' })
    },

    /** Restores the seed and opens Home as a visitor. Storage keys of other sites on the same origin are kept. */
    async resetEverything() {
      demoStorage.setOpenedSituation(null)
      await switchSituation(() => toSituationChange({ scenario: seedScenario, as: 'visitor', settings: {}, path: '/' }))
    },

    /**
     * Opens a page of the shop without a reload.
     * @param path below the shop's root
     */
    goTo: (path: string) => void runExclusive(async () => host.open(path)),

    /** Captures everything that `restore` needs to recreate the current state exactly. */
    capture: (): DemoSnapshot => ({
      dbState: structuredClone({ ...db.get(), settings: getSettings() }),
      scenario: demoStorage.getScenario(),
      email: getSessionEmail(),
      path: host.getPath(),
      payments: demoStorage.getPayments(),
    }),

    restore: ({ email, path, ...nextData }: DemoSnapshot) =>
      switchSituation(() => ({ nextData, settings: nextData.dbState.settings, email, path })),

    getSituation,
  }
}
