import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import type { MockSettings } from '#mocks/settings.ts'

/** An element of the page as a person finds it: by its role and name, as in the tests. */
export interface Target {
  /** text: the smallest element that contains the text. */
  role: 'button' | 'link' | 'textbox' | 'slider' | 'checkbox' | 'heading' | 'row' | 'article' | 'file' | 'text'
  /** The accessible name, or a part of it. */
  name: string
  /** The text of the row, card or dialog that contains it, when several elements have the name. */
  within?: string
  /** A field that is filled in; while it is empty it is not found. */
  filled?: true
}

export type Action =
  | { do: 'click'; target: Target }
  | { do: 'type'; target: Target; text: string }
  | { do: 'slide'; target: Target; value: number }
  /** Chooses a file of mocks/pictures, or the parts of fortyParts.ts. */
  | { do: 'selectFile'; target: Target; file: string }
  | { do: 'open'; path: string }
  | { do: 'switchTo'; viewer: Viewer }
  | { do: 'changeSettings'; settings: Partial<MockSettings> }

export interface TourStep {
  caption: string
  actions: readonly Action[]
  /** What must be on the screen after the actions, with nothing busy. The first is what the caption talks about. */
  visible: readonly Target[]
  /** The step starts from a state that only the step before can make, such as an error message: Back replays that one. */
  continues?: true
}

/** What people do in the shop, step by step. It plays in the shop itself: in the demo as a tour, and in Storybook. */
export interface Journey {
  title: string
  summary: string
  start: Situation
  steps: readonly TourStep[]
}

/** The names of the tours in links. */
export const tourIds = ['buyAndPay', 'declined', 'charged', 'adminsDay', 'shippingDay', 'allOfIt'] as const

/** A journey that the demo offers. The end-to-end tests play the same data. */
export interface Tour extends Journey {
  id: (typeof tourIds)[number]
}

/** manual: the presenter presses Next · auto: goes on after the time that reading the caption takes. */
export type Pace = 'manual' | 'auto'

/**
 * acting: the player's actions run · ready: the step is done, Next goes on · late: what must be seen is not there yet ·
 * ended: after the last step.
 */
export type TourStatus = 'acting' | 'ready' | 'late' | 'ended'

export interface TourState {
  tour: Journey
  step: number
  pace: Pace
  status: TourStatus
}
