import { dialTexts, seconds } from '#mocks/demo/copy/dials.ts'
import { dialsSchema, type Dials } from '#mocks/dials.ts'

/** Something that is made to fail or to be slow, by a choice of plain words. */
export type Condition = keyof typeof dialTexts

/** The conditions, in the panel's order. */
export const conditionNames = Object.keys(dialTexts) as Condition[]

/** The conditions that are a fault of a call, not a dial of their own. */
const faults = { offline: ['*', 'network'], upload: ['uploadPicture', 500] } as const

/** @returns the value of the current option */
export function readOption(name: Condition, dials: Dials): string {
  if (name !== 'offline' && name !== 'upload') return String(dials[name])
  const [call, fault] = faults[name]
  return dials.faults[call] === fault ? 'fails' : 'works'
}

/** @returns the dials that an option sets; the faults of other calls stay */
export function dialsOfOption(name: Condition, value: string, dials: Dials): Partial<Dials> {
  if (name === 'latency') return { latency: Number(value) }
  if (name !== 'offline' && name !== 'upload') return { [name]: dialsSchema.shape[name].parse(value) }
  const [call, fault] = faults[name]
  const others = Object.entries(dials.faults).filter(([other]) => other !== call)
  return { faults: Object.fromEntries(value === 'fails' ? [...others, [call, fault]] : others) }
}

/** @returns the options, and a speed that is none of them, such as a link's */
export function choicesOf(name: Condition, current: string) {
  const options = Object.entries<string>(dialTexts[name].options).map(([value, label]) => ({ value, label }))
  const isListed = options.some(({ value }) => value === current)
  return isListed ? options : [...options, { value: current, label: seconds(Number(current)) }]
}
