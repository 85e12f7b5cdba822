import { changedDials } from '#mocks/demo/dialOptions.ts'
import type { Situation, Viewer } from '#mocks/demo/situation.ts'
import type { Dials } from '#mocks/dials.ts'
import type { Target } from '#tests/tools/monkey/page/eyes.ts'

/**
 * What a person does. Two are no person's: `tour` opens every page, which loads all code; `rest` is the first day again,
 * with Home in both tabs, until what is unused is let go.
 */
export type Action =
  | { kind: 'click'; target: Target }
  | { kind: 'press'; target: Target; key: string }
  | { kind: 'fill'; target: Target; text: string }
  | { kind: 'key'; key: string }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'reload' }
  | { kind: 'address'; path: string }
  | { kind: 'situation'; situation: Situation }
  | { kind: 'dials'; dials: Dials }
  | { kind: 'close' }
  | { kind: 'tour'; as: Viewer }
  | { kind: 'rest' }

/** One step of a walk. It can be taken again in another browser. */
export interface Step {
  /** The tab's index. The first two are the shop's, the others are windows that it opened. */
  tab: number
  action: Action
  /** How much time passes afterwards, in ms. */
  ms: number
}

const nameOf = ({ role, name, index }: Target): string => `${role} "${name}"${index > 0 ? ` no. ${index + 1}` : ''}`

function describeAction(action: Action): string {
  switch (action.kind) {
    case 'click':
      return `click ${nameOf(action.target)}`
    case 'press':
      return `press ${action.key} on ${nameOf(action.target)}`
    case 'fill':
      return `type ${JSON.stringify(action.text)} into ${nameOf(action.target)}`
    case 'key':
      return `press ${action.key}`
    case 'address':
      return `open ${action.path}`
    case 'situation': {
      const { scenario, as, path } = action.situation
      return `open the situation ${scenario} as ${as} at ${path}`
    }
    case 'dials':
      return `dial ${changedDials(action.dials).join(', ') || 'all calm'}`
    case 'close':
      return 'close the window'
    case 'tour':
      return `open every page as ${action.as}`
    default:
      return action.kind
  }
}

/** @returns a step as a person would say it, e.g. `tab 1: click link "Parts", wait 1 s` */
export const describeStep = ({ tab, action, ms }: Step): string =>
  `tab ${tab + 1}: ${describeAction(action)}${ms > 0 ? `, wait ${ms / 1000} s` : ''}`
