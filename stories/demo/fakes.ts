import { fn } from 'storybook/test'
import type { Demo } from '#mocks/demo/createDemo.ts'
import type { DemoState } from '#mocks/demo/demo.ts'
import type { OfflineSupport, OfflineState } from '#mocks/demo/offline/createOfflineSupport.ts'
import { countChangedSettings, type Viewer } from '#mocks/demo/situation.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import type { TourState } from '#mocks/demo/tour/tour.ts'
import { defaultSettings } from '#mocks/settings.ts'
import { createObservable } from '#mocks/observable.ts'
import { personas } from '#mocks/personas.ts'

const getName = (viewer: Viewer) => (viewer === 'visitor' ? null : personas[viewer].name)

/** Creates a fake demo that runs no app. By default, the customer is signed in. The methods change the state immediately. */
export function createFakeDemo({
  settings: initialSettings = defaultSettings(),
  ...changes
}: Partial<DemoState> = {}): Demo {
  const state = createObservable<DemoState>({
    scenario: 'everydayShop',
    viewer: 'customer',
    viewerName: personas.customer.name,
    settings: initialSettings,
    changedSettingCount: countChangedSettings(initialSettings),
    persistence: 'browser',
    isSwitching: false,
    ...changes,
  })
  const changeState = (next: Partial<DemoState>) => state.set({ ...state.get(), ...next })
  return {
    state,
    notices: createObservable([]),
    dismissNotices: fn(),
    open: fn(async ({ scenario, as }) => changeState({ scenario, viewer: as, viewerName: getName(as) })),
    switchTo: fn(async (viewer) => changeState({ viewer, viewerName: getName(viewer) })),
    changeSettings: fn((changedSettings) => {
      const settings = { ...state.get().settings, ...changedSettings }
      changeState({ settings, changedSettingCount: countChangedSettings(settings) })
    }),
    receiveOrder: fn(),
    startOver: fn(async () => {}),
    resetEverything: fn(async () => {}),
    goTo: fn(),
    capture: fn(),
    restore: fn(async () => {}),
    getSituation() {
      const { scenario, viewer, settings } = state.get()
      return { scenario, as: viewer ?? 'customer', settings, path: '/parts' }
    },
  }
}

/** Creates fake offline support whose state never changes. */
export const createFakeOfflineSupport = (
  offline: OfflineState = { phase: 'ready' },
  hasNewVersion = false,
): OfflineSupport => ({
  state: createObservable(offline),
  hasNewVersion: createObservable(hasNewVersion),
  startNewVersion: fn(),
})

/** Creates a fake player that shows the first step of a tour without playing it. */
export function createFakePlayer(initialState: TourState | null = null): TourPlayer {
  const state = createObservable(initialState)
  return {
    state,
    play: fn(async (tour, pace) => state.set({ tour, stepIndex: 0, pace, status: 'ready' })),
    next: fn(),
    back: fn(),
    setPace: fn(),
    end: fn(),
    rewind: fn(async () => {}),
  }
}
