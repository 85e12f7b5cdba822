import { defaultDials, type Dials } from '#mocks/dials.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import type { Scenario } from '#mocks/db.ts'

/** The order of an object's keys makes no difference. */
const toText = (dial: Dials[keyof Dials]): string =>
  JSON.stringify(dial, typeof dial === 'object' ? Object.keys(dial).sort() : null)

/** @returns the dials that a scenario sets, the others calm */
export function dialsOf(name: ScenarioName): Dials {
  const { dials }: Scenario = scenarios[name]
  return { ...defaultDials(), ...dials }
}

/** @returns those of `dials` that differ from `base` */
export function differingDials(dials: Dials, base: Dials): Partial<Dials> {
  const names = Object.keys(dials) as (keyof Dials)[]
  return Object.fromEntries(
    names.filter((name) => toText(dials[name]) !== toText(base[name])).map((name) => [name, dials[name]]),
  )
}

/** @returns how many dials differ from calm; each fault of a call counts */
export function countChanged(dials: Dials): number {
  const { faults = {}, faultsOnce = {}, ...others } = differingDials(dials, defaultDials())
  return [faults, faultsOnce, others].flatMap(Object.keys).length
}
