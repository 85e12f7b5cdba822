import { db, worldOf } from '#mocks/db.ts'
import type { Demo, DemoNotice, DemoState } from '#mocks/demo/demo.ts'
import { changesSituation, type Link } from '#mocks/demo/link.ts'
import { mayOpen } from '#mocks/demo/situation.ts'
import type { Place } from '#mocks/demo/place.ts'
import { createShopRunner } from '#mocks/demo/shopRunner.ts'
import { emailOf, viewerOf, type Situation } from '#mocks/demo/situation.ts'
import { countChanged, dialsOf, differingDials } from '#mocks/demo/situationDials.ts'
import { createStartingPoint, seedScenario } from '#mocks/demo/startingPoint.ts'
import { unfinishedPayments } from '#mocks/demo/unfinishedPayments.ts'
import { defaultDials, type Dials } from '#mocks/dials.ts'
import { cancelWaitingCalls, releaseWaitingCalls } from '#mocks/waitingCalls.ts'
import { createState } from '#mocks/observable.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { isScenario, scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import type { World } from '#mocks/schema.ts'
import { seed } from '#mocks/seed/seed.ts'
import { tokenStorage } from '#src/session/tokenStorage.ts'

/** @returns a function that runs tasks one after the other, each after the one before has ended; it rejects with its task's error */
export function createRunExclusive(): (task: () => Promise<void>) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

export interface DemoOptions {
  /** Where the shop is shown. */
  place: Place
  /** Where the session is kept; null: in memory. */
  storage: Storage | null
  /** Whether session, token and unfinished payments belong to this tab alone. */
  isOwnTab: boolean
}

/** A demo that is not started yet. */
export interface StartableDemo extends Demo {
  /** Shows the shop: what this browser has kept, changed by what the link names. Resolves when the shop is mounted. */
  start(link: Link): Promise<void>
  /** Removes the shop from the page and stops listening. */
  stop(): void
}

/** What a switch changes. */
interface Change {
  /** The next world, whose dials are left aside; null keeps the current one, and with it its unfinished payments. */
  world: { scenario: ScenarioName; data: World; payments: Readonly<Record<string, string>> } | null
  dials: Dials
  /** E-mail of the account to sign in; null for a visitor. */
  session: string | null
  path: string
}

/** Creates the demo of this page; nothing is shown before `start`. */
export function createDemo({ place, storage, isOwnTab }: DemoOptions): StartableDemo {
  const platform = createMockPlatform({ storage })
  const { identity } = platform
  const shop = createShopRunner(platform, place)
  const startingPoint = createStartingPoint()
  const runExclusive = createRunExclusive()
  const notices = createState<readonly DemoNotice[]>([])
  /** The dials that come back at the end of a switch; null when none is under way. */
  let heldDials: Dials | null = null
  let switches = 0
  const unsubscribes: (() => void)[] = []

  const dials = (): Dials => heldDials ?? db.get().dials
  const sessionEmail = () => identity.currentAccount()?.email ?? null

  function readState(): DemoState {
    const account = identity.currentAccount()
    return {
      scenario: startingPoint.scenario(),
      viewer: viewerOf(account?.email ?? null),
      viewerName: account && (account.name ?? account.email),
      dials: structuredClone(dials()),
      changedDials: countChanged(dials()),
      persistence: db.isPersistent() ? (isOwnTab ? 'tab' : 'browser') : 'memory',
      isSwitching: switches > 0,
    }
  }
  const state = createState(readState())
  function refreshState(): void {
    const next = readState()
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next)
  }

  /** The order matters: nothing of the shop before may reach the next world or session. */
  async function change({ world, dials: nextDials, session, path }: Change): Promise<void> {
    shop.stop()
    cancelWaitingCalls()
    tokenStorage.clear()
    heldDials = structuredClone(nextDials)
    const calm = defaultDials()
    if (world) {
      unfinishedPayments.replace({})
      startingPoint.setScenario(world.scenario)
      db.replace({ ...structuredClone(world.data), dials: calm })
    } else db.setDials(calm)
    identity.setSession(session)
    await shop.start()
    // Once more: signing in writes to the world, and what is restored must be exact.
    if (world) db.replace({ ...structuredClone(world.data), dials: heldDials })
    else db.setDials(heldDials)
    heldDials = null
    if (world) unfinishedPayments.replace(world.payments)
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

  const recipe = ({ scenario, as, dials: changed, path }: Situation): Change => {
    const nextDials = { ...dialsOf(scenario), ...changed }
    const world = { scenario, data: worldOf(scenarios[scenario]), payments: {} }
    return { world, dials: nextDials, session: emailOf(as), path }
  }

  function open(situation: Situation): Promise<void> {
    startingPoint.setOpened(situation)
    return switchSituation(() => recipe(situation))
  }

  function setDials(changed: Partial<Dials>): void {
    if (heldDials) heldDials = { ...heldDials, ...changed }
    else {
      db.setDials(changed)
      if ('latency' in changed || 'faults' in changed) releaseWaitingCalls()
    }
    refreshState()
  }

  const situation = (): Situation => {
    const scenario = startingPoint.scenario()
    return {
      scenario,
      as: viewerOf(sessionEmail()) ?? 'visitor',
      dials: structuredClone(differingDials(dials(), dialsOf(scenario))),
      path: place.path(),
    }
  }

  /** A tab of its own joins the world that is there, unless the link asks for another one. */
  const joinsWorld = ({ scenario, tab }: Link) =>
    scenario === undefined || (tab === 'own' && scenario === startingPoint.scenario())

  function openLink(link: Link): Promise<void> {
    const { scenario = startingPoint.scenario(), as = situation().as, dials: changed = {}, path } = link
    startingPoint.setOpened({ scenario, as, dials: changed, path })
    const session = link.as === undefined ? sessionEmail() : emailOf(link.as)
    return switchSituation(() =>
      joinsWorld(link)
        ? { world: null, dials: { ...dials(), ...(link.scenario ? {} : changed) }, session, path }
        : { ...recipe({ scenario, as, dials: changed, path }), session },
    )
  }

  return {
    state,
    notices,
    dismissNotices: () => notices.set([]),

    async start(link) {
      const found: DemoNotice[] = []
      if (link.notUnderstood.length > 0) found.push({ kind: 'linkNotUnderstood', parts: link.notUnderstood })
      if (db.isHealed()) found.push({ kind: 'dataHealed' })
      notices.set(found)
      unsubscribes.push(db.subscribe(refreshState), db.onOtherTab(shop.refetch), identity.onChange(refreshState))
      if (changesSituation(link)) return openLink(link)
      void shop.start()
      shop.show()
    },

    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe()
      shop.stop()
    },

    open,

    switchTo: (viewer) =>
      switchSituation(() => {
        const path = place.path()
        const session = emailOf(viewer)
        return { world: null, dials: dials(), session, path: mayOpen(path, session) ? path : '/' }
      }),

    setDials,

    calm: () => setDials(defaultDials()),

    startAgain() {
      const opened = startingPoint.opened()
      const scenario = startingPoint.scenario()
      if (opened?.scenario === scenario) return open(opened)
      return open({ scenario, as: situation().as, dials: {}, path: '/' })
    },

    async resetEverything() {
      startingPoint.setOpened(null)
      const world = { scenario: seedScenario, data: seed(), payments: {} }
      await switchSituation(() => ({ world, dials: defaultDials(), session: null, path: '/' }))
    },

    goTo(path) {
      void runExclusive(async () => place.open(path))
    },

    capture: () => ({
      world: structuredClone({ ...db.get(), dials: dials() }),
      scenario: startingPoint.scenario(),
      session: sessionEmail(),
      path: place.path(),
      payments: unfinishedPayments.read(),
    }),

    restore: ({ world, scenario: name, session, path, payments }) =>
      switchSituation(() => {
        const scenario = isScenario(name) ? name : seedScenario
        return { world: { scenario, data: world, payments }, dials: world.dials, session, path }
      }),

    situation,
  }
}
