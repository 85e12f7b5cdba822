import { fn } from 'storybook/test'
import type { Demo } from '#mocks/demo/createDemo.ts'
import type { DemoState, Moment } from '#mocks/demo/demo.ts'
import { defaultDials } from '#mocks/dials.ts'
import { createState, type State } from '#mocks/observable.ts'
import { seed } from '#mocks/world.ts'

const moment: Moment = { world: seed(), scenario: 'runBusyDay', session: null, path: '/', payments: {} }

/** A calm demo of a busy day, with the admin signed in. */
const calmState: DemoState = {
  scenario: 'runBusyDay',
  viewer: 'admin',
  viewerName: 'Nadia Rahman',
  dials: defaultDials(),
  changedDials: 0,
  persistence: 'browser',
  isSwitching: false,
}

/** @returns a demo whose methods are spies and whose state stories can set */
export function fakeDemo(changes: Partial<DemoState> = {}): Demo & { state: State<DemoState> } {
  const state = createState<DemoState>({ ...calmState, ...changes })
  return {
    state,
    notices: createState([]),
    dismissNotices: fn(),
    open: fn(async () => {}),
    switchTo: fn(async () => {}),
    setDials: fn(),
    startAgain: fn(async () => {}),
    resetEverything: fn(async () => {}),
    goTo: fn(),
    capture: () => moment,
    restore: fn(async () => {}),
    situation: () => {
      const { scenario, viewer, dials } = state.get()
      return { scenario, as: viewer ?? 'customer', dials, path: '/parts' }
    },
  }
}
