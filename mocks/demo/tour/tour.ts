import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import type { MockSettings } from '#mocks/settings.ts'

/** Describes an element of the page by role and name, as in the tests. */
export interface TourTarget {
  /** The role `text` finds the smallest element that contains the text. */
  role: 'button' | 'link' | 'textbox' | 'slider' | 'checkbox' | 'heading' | 'row' | 'article' | 'file' | 'text'
  /** The element's accessible name or text, or a part of it. */
  name: string
  /** Text in the row, card or dialog that contains the element, to distinguish elements with the same name. */
  within?: string
  /** Finds a field only once it is filled in. */
  filled?: true
}

export type TourAction =
  | { do: 'click'; target: TourTarget }
  | { do: 'type'; target: TourTarget; text: string }
  | { do: 'slide'; target: TourTarget; value: number }
  /** Selects a file of mocks/pictures, or the file that fortyParts.ts creates. */
  | { do: 'selectFile'; target: TourTarget; file: string }
  | { do: 'open'; path: string }
  | { do: 'switchTo'; viewer: Viewer }
  | { do: 'changeSettings'; settings: Partial<MockSettings> }
  | { do: 'receiveOrder' }

export interface TourStep {
  caption: string
  actions: readonly TourAction[]
  /** The targets that must be visible after the actions. The caption describes the first one. */
  visible: readonly TourTarget[]
  /**
   * Whether the step starts from a state that only the previous step can create, such as an error message. Back then replays
   * the previous step, too.
   */
  continues?: true
}

/** A sequence of steps that people take in the shop. It plays in the real app, as a tour of the demo or as a story. */
export interface TourDefinition {
  title: string
  summary: string
  start: Situation
  steps: readonly TourStep[]
}

/** The ids of the tours in links. */
export const tourIds = ['buyAndPay', 'declined', 'charged', 'adminsDay', 'shippingDay', 'allOfIt'] as const

/** A tour that the demo offers. The end-to-end tests also play each tour. */
export interface Tour extends TourDefinition {
  id: (typeof tourIds)[number]
}

/** manual: the presenter clicks Next · auto: continues after the time to read the caption */
export type Pace = 'manual' | 'auto'

/**
 * acting: the step's actions are running · ready: the step is done, Next continues · late: the app takes longer than
 * expected · ended: the last step is done
 */
export type TourStatus = 'acting' | 'ready' | 'late' | 'ended'

export interface TourState {
  tour: TourDefinition
  stepIndex: number
  pace: Pace
  status: TourStatus
}
