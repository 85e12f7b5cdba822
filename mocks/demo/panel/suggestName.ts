import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { DemoState } from '#mocks/demo/demo.ts'
import { scenarios } from '#mocks/scenarios.ts'

/** @returns a name for the current moment that is not taken, e.g. `Busy day, Nadia Rahman 2` */
export function suggestName({ scenario, viewerName }: DemoState, taken: readonly string[]): string {
  const base = `${scenarios[scenario].title}, ${viewerName ?? shareCopy.moments.visitor}`
  let name = base
  for (let count = 2; taken.includes(name); count++) name = `${base} ${count}`
  return name
}
