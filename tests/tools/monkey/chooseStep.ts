import { callNames, defaultDials, type Dials } from '#mocks/dials.ts'
import { dialOptions, faultOptions, frequencyOptions, withFault, type FaultKey } from '#mocks/demo/dialOptions.ts'
import { viewers } from '#mocks/demo/situation.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import type { Control, PageView } from '#tests/tools/monkey/page/eyes.ts'
import type { Action, Step } from '#tests/tools/monkey/step.ts'
import { textsFor } from '#tests/tools/monkey/texts.ts'
import { pageAddresses } from '#tests/spec/pages.ts'
import type { Random } from '#tests/support/random.ts'

/** The shop's two tabs. The first is never loaded again, for its heap is measured. */
export const [lasting, reloading] = [0, 1]

/** Worlds of 10,000 rows make each step slow. */
const situations = scenarioNames.filter((name) => !name.includes('TenThousand'))
const addresses = [...pageAddresses.map(({ at }) => at), '/nowhere', '/purchase/nothing', '/dashboard/payment/nothing']
const faultKeys: readonly FaultKey[] = ['*', ...callNames]

/** How much time may pass after a step, in ms: mostly none or little, at times enough for retries and toasts. */
const pauses = [0, 0, 50, 50, 200, 200, 1000, 5000]

const freeKeys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'End',
  'Home',
  'PageDown',
]
const keysByRole: Readonly<Record<string, readonly string[]>> = {
  link: ['Enter'],
  button: ['Enter', 'Space'],
  textbox: ['Enter', 'Tab', 'Backspace'],
  searchbox: ['Enter', 'Escape'],
  combobox: ['ArrowDown', 'ArrowUp', 'End'],
  slider: ['ArrowRight', 'ArrowLeft', 'End', 'Home'],
  radio: ['ArrowRight', 'ArrowLeft'],
}

function pickOf<T>(random: Random, list: readonly T[]): T {
  const picked = random.pick(list)
  if (picked === undefined) throw new Error('nothing to choose from')
  return picked
}

/** @returns dials with one thing changed; often all calm */
function chooseDials(random: Random): Dials {
  const calm = defaultDials()
  switch (random.weighted({ calm: 3, fault: 5, dial: 2 })) {
    case 'fault': {
      const key = pickOf(random, faultKeys)
      const options = pickOf(
        random,
        faultOptions(key).filter((group) => group.options.length > 0),
      ).options
      const { value: frequency } = pickOf(random, frequencyOptions)
      return { ...calm, ...withFault(calm, key, pickOf(random, options).value, frequency) }
    }
    case 'dial': {
      const dial = pickOf(random, ['latency', 'card', 'cardForm', 'popup', 'identity'] as const)
      return { ...calm, [dial]: pickOf<{ value: unknown }>(random, dialOptions[dial].options).value }
    }
    default:
      return calm
  }
}

/** @returns what to do with a control: an empty field is mostly filled in, the others are clicked or get a key */
function operate(random: Random, { role, name, index, hint }: Control): Action {
  const target = { role, name, index }
  if (/textbox|searchbox/.test(role) && random.chance(0.8))
    return { kind: 'fill', target, text: pickOf(random, textsFor(hint)) }
  const keys = keysByRole[role]
  return keys && random.chance(0.35) ? { kind: 'press', target, key: pickOf(random, keys) } : { kind: 'click', target }
}

function chooseControl(random: Random, controls: readonly Control[]): Control | undefined {
  const inMain = controls.filter(({ isInMain }) => isInMain)
  const empty = inMain.filter(({ isEmpty }) => isEmpty)
  if (empty.length > 0 && random.chance(0.4)) return random.pick(empty)
  return random.pick(inMain.length > 0 && random.chance(0.75) ? inMain : controls)
}

const weights = { control: 75, key: 8, back: 3, forward: 1, dials: 6, reload: 2, address: 2, situation: 3, close: 0 }

function chooseAction(random: Random, tab: number, { controls, canGoBack }: PageView): Action {
  const kind = random.weighted({
    ...weights,
    ...(!canGoBack && { back: 0 }),
    ...(tab !== reloading && { reload: 0, address: 0, situation: 0 }),
    ...(tab > reloading && { close: 20, forward: 0 }),
  })
  switch (kind) {
    case 'key':
      return { kind, key: pickOf(random, freeKeys) }
    case 'dials':
      return { kind, dials: chooseDials(random) }
    case 'address':
      return { kind, path: pickOf(random, addresses) }
    case 'situation': {
      const [scenario, as, path] = [pickOf(random, situations), pickOf(random, viewers), pickOf(random, addresses)]
      return { kind, situation: { scenario, as, dials: {}, path } }
    }
    case 'control':
    case undefined: {
      const control = chooseControl(random, controls)
      return control ? operate(random, control) : { kind: 'key', key: 'Tab' }
    }
    default:
      return { kind }
  }
}

/**
 * Chooses the next step of a walk: the same for the same random numbers and views.
 * @param views what is to be seen in each tab, the shop's two first
 */
export function chooseStep(random: Random, views: readonly PageView[]): Step {
  const tab = views.length > 2 && random.chance(0.6) ? views.length - 1 : random.chance(0.6) ? lasting : reloading
  const view = views[tab]
  if (!view) throw new Error(`there is no tab ${tab}`)
  return { tab, action: chooseAction(random, tab, view), ms: pickOf(random, pauses) }
}
