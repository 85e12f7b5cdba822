import { callLabel } from '#mocks/demo/copy/calls.ts'
import {
  allCallsLabel,
  conditions,
  dialTexts,
  faultGroups,
  faultTexts,
  frequencyTexts,
  seconds,
  worksLabel,
} from '#mocks/demo/copy/dials.ts'
import { callNames, defaultDials, faultSchema, type CallName, type Dials, type Fault } from '#mocks/dials.ts'
import { uploadPath } from '#mocks/origins.ts'
import { allCalls } from '#src/api/allCalls.ts'

/** A dial with one value, such as the latency; faults are a table by call. */
export type ValueDial = Exclude<keyof Dials, 'faults' | 'faultsOnce'>
/** A call that faults can be set for; '*' is every call without a fault of its own. */
export type FaultKey = CallName | '*'
export type Frequency = keyof typeof frequencyTexts

export interface Option<Value> {
  value: Value
  label: string
}

const optionsOf = <Dial extends Exclude<ValueDial, 'latency'>>(dial: Dial) => ({
  label: dialTexts[dial].label,
  options: Object.entries(dialTexts[dial].options).map(([value, label]) => ({ value: value as Dials[Dial], label })),
})

/** The label and the options of each dial with one value, in the panel's order. */
export const dialOptions: { readonly [Dial in ValueDial]: { label: string; options: readonly Option<Dials[Dial]>[] } } =
  {
    latency: {
      label: dialTexts.latency.label,
      options: Object.entries(dialTexts.latency.options).map(([key, label]) => {
        const ms = Number(key)
        return { value: ms, label: `${label} · ${seconds(ms)}` }
      }),
    },
    card: optionsOf('card'),
    cardForm: optionsOf('cardForm'),
    popup: optionsOf('popup'),
    identity: optionsOf('identity'),
  }
const valueDials = Object.keys(dialOptions) as ValueDial[]

const definitionOf = (name: CallName): { method: string; path: string } =>
  name === 'uploadPicture' ? { method: 'POST', path: uploadPath } : allCalls[name]

/** Every call that a fault can be set for, as the panel lists it. The path is relative to its host. */
export const callGuides = callNames.map((name) => {
  const { method, path } = definitionOf(name)
  return { name, label: callLabel(name), method, path }
})

/** Faults that only a call that changes something can have. */
const faultsOfChanges: readonly Fault[] = ['lost', 'refused']

const faultGroupOptions = faultGroups.map(({ label, texts }) => ({
  label,
  options: Object.entries(texts).map(([key, text]) => ({ value: faultSchema.parse(Number(key) || key), label: text })),
}))

/**
 * The faults that a call can have, by what a person would say. 'Works' is not among them: it is `worksOption`.
 * @returns groups in the panel's order
 */
export function faultOptions(key: FaultKey): readonly { label: string; options: readonly Option<Fault>[] }[] {
  const isRead = key !== '*' && definitionOf(key).method === 'GET'
  return faultGroupOptions.map(({ label, options }) => ({
    label,
    options: options.filter(({ value }) => !isRead || !faultsOfChanges.includes(value)),
  }))
}

/** The choice of no fault. */
export const worksOption: Option<null> = { value: null, label: worksLabel }

export const frequencyOptions: readonly Option<Frequency>[] = [
  { value: 'always', label: frequencyTexts.always },
  { value: 'once', label: frequencyTexts.once },
]

/** @returns the fault set for a call itself, and how often it applies; fault null: it works */
export function faultOf(dials: Dials, key: FaultKey): { fault: Fault | null; frequency: Frequency } {
  const once = dials.faultsOnce[key]
  return once === undefined
    ? { fault: dials.faults[key] ?? null, frequency: 'always' }
    : { fault: once, frequency: 'once' }
}

const without = (faults: Dials['faults'], key: FaultKey): Dials['faults'] =>
  Object.fromEntries(Object.entries(faults).filter(([other]) => other !== key))

/** @returns the dials to set so that a call fails in this way, or works (null); the faults of other calls stay */
export function withFault(
  { faults, faultsOnce }: Dials,
  key: FaultKey,
  fault: Fault | null,
  frequency: Frequency = 'always',
): Pick<Dials, 'faults' | 'faultsOnce'> {
  const own = fault !== null && { [key]: fault }
  return {
    faults: { ...without(faults, key), ...(frequency === 'always' && own) },
    faultsOnce: { ...without(faultsOnce, key), ...(frequency === 'once' && own) },
  }
}

/** Whether every call fails as without a network. */
export const isOffline = ({ faults }: Dials): boolean => faults['*'] === 'network'

/** @returns the dials to set so that the shop is offline or online */
export function withOffline(dials: Dials, isOn: boolean): Pick<Dials, 'faults' | 'faultsOnce'> {
  if (isOn) return withFault(dials, '*', 'network')
  return isOffline(dials) ? withFault(dials, '*', null) : { faults: dials.faults, faultsOnce: dials.faultsOnce }
}

/** @returns the label of a dial's value, e.g. `Slow · 2 s` */
function labelOf(dial: ValueDial, value: Dials[ValueDial]): string {
  const option = dialOptions[dial].options.find((candidate) => candidate.value === value)
  return option?.label ?? seconds(Number(value))
}

function describeFaults(faults: Dials['faults'], frequency: Frequency): string[] {
  return (Object.entries(faults) as [FaultKey, Fault][]).map(([key, fault]) => {
    if (key === '*' && fault === 'network' && frequency === 'always') return conditions.offline
    const label = key === '*' ? allCallsLabel : callLabel(key)
    const text = `${label}: ${faultTexts[fault]}`
    return frequency === 'once' ? `${text}, ${frequencyTexts.once.toLowerCase()}` : text
  })
}

/** @returns what differs from calm, one text for each dial and each fault, e.g. `Card: Declined`; empty when all is calm */
export function changedDials(dials: Dials): readonly string[] {
  const calm = defaultDials()
  return [
    ...valueDials
      .filter((dial) => dials[dial] !== calm[dial])
      .map((dial) => `${dialOptions[dial].label}: ${labelOf(dial, dials[dial])}`),
    ...describeFaults(dials.faults, 'always'),
    ...describeFaults(dials.faultsOnce, 'once'),
  ]
}
