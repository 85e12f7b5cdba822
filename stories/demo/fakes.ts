import { fn } from 'storybook/test'
import type { Demo } from '#mocks/demo/createDemo.ts'
import type { DemoState } from '#mocks/demo/demo.ts'
import type { Offline, OfflineState } from '#mocks/demo/offline/createOffline.ts'
import { countChanged, type Viewer } from '#mocks/demo/situation.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import type { TourState } from '#mocks/demo/tour/tour.ts'
import { defaultDials, type Dials } from '#mocks/dials.ts'
import { createState } from '#mocks/observable.ts'
import { personas } from '#mocks/personas.ts'
import { fakeDemo } from '#stories/support/demo.ts'

const nameOf = (viewer: Viewer) => (viewer === 'visitor' ? null : personas[viewer].name)

/** A demo without a shop, with the customer signed in. What it is asked to do changes its state, at once. */
export function runningDemo(changes: Partial<DemoState> = {}): Demo {
  const demo = fakeDemo({
    scenario: 'everydayShop',
    viewer: 'customer',
    viewerName: personas.customer.name,
    changedDials: countChanged(changes.dials ?? defaultDials()),
    ...changes,
  })
  const change = (next: Partial<DemoState>) => demo.state.set({ ...demo.state.get(), ...next })
  const setDials = (dials: Dials) => change({ dials, changedDials: countChanged(dials) })
  return {
    ...demo,
    open: fn(async ({ scenario, as }) => change({ scenario, viewer: as, viewerName: nameOf(as) })),
    switchTo: fn(async (viewer) => change({ viewer, viewerName: nameOf(viewer) })),
    setDials: fn((dials) => setDials({ ...demo.state.get().dials, ...dials })),
  }
}

/** An Offline that stays as it is. */
export const fakeOffline = (offline: OfflineState = { phase: 'ready' }, hasNewVersion = false): Offline => ({
  state: createState(offline),
  newVersion: createState(hasNewVersion),
  startNewVersion: fn().mockName('startNewVersion'),
})

/** A player that shows the first step of the tour, and does nothing. */
export function fakePlayer(initial: TourState | null = null): TourPlayer {
  const state = createState(initial)
  return {
    state,
    play: fn(async (tour, pace) => state.set({ tour, step: 0, pace, status: 'ready' })).mockName('play'),
    next: fn(),
    back: fn(),
    setPace: fn((pace) => {
      const current = state.get()
      if (current) state.set({ ...current, pace })
    }).mockName('setPace'),
    end: fn(),
    rewind: fn(async () => {}),
  }
}
