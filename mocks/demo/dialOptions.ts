import { dialTexts, seconds } from '#mocks/demo/copy/dials.ts'
import { dialsSchema, type CallName, type Dials, type Fault } from '#mocks/dials.ts'

/** One condition of the panel: something that is made to fail or to be slow, by a choice of plain words. */
export interface Condition {
  label: string
  /** The calm one first. */
  options: readonly { value: string; label: string }[]
  /** @returns the option's value */
  read(dials: Dials): string
  /** @returns the dials to set */
  change(dials: Dials, value: string): Partial<Dials>
}

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }))

/** @returns the faults with that of one call set or, for null, removed; those of other calls stay */
export function withFault({ faults }: Dials, call: CallName | '*', fault: Fault | null): Pick<Dials, 'faults'> {
  const others = Object.entries(faults).filter(([other]) => other !== call)
  return { faults: Object.fromEntries(fault === null ? others : [...others, [call, fault]]) }
}

const value = (dial: 'card' | 'cardForm' | 'popup' | 'identity'): Condition => ({
  label: dialTexts[dial].label,
  options: optionsOf(dialTexts[dial].options),
  read: (dials) => dials[dial],
  change: (_, chosen) => ({ [dial]: dialsSchema.shape[dial].parse(chosen) }),
})

/** A condition that is a fault of a call. */
const fault = (name: 'offline' | 'upload', call: CallName | '*', kind: Fault): Condition => ({
  label: dialTexts[name].label,
  options: optionsOf(dialTexts[name].options),
  read: ({ faults }) => (faults[call] === kind ? 'fails' : 'works'),
  change: (dials, chosen) => withFault(dials, call, chosen === 'fails' ? kind : null),
})

/** The conditions, in the panel's order. */
export const conditionList: readonly Condition[] = [
  {
    label: dialTexts.latency.label,
    options: Object.entries(dialTexts.latency.options).map(([ms, label]) => ({
      value: ms,
      label: `${label} · ${seconds(Number(ms))}`,
    })),
    read: ({ latency }) => String(latency),
    change: (_, chosen) => ({ latency: Number(chosen) }),
  },
  fault('offline', '*', 'network'),
  value('card'),
  value('cardForm'),
  value('popup'),
  value('identity'),
  fault('upload', 'uploadPicture', 500),
]

/** @returns the options, and a speed that is none of them, such as a link's */
export function optionsWith({ options }: Condition, current: string): Condition['options'] {
  const isListed = options.some((option) => option.value === current)
  return isListed ? options : [...options, { value: current, label: seconds(Number(current)) }]
}
