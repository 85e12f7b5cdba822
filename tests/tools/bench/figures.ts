/** A figure that was measured several times, beside what it should be. */
export interface Figure {
  label: string
  /** One value for each run, in `unit`. */
  values: number[]
  /** 'ms' by default. */
  unit?: 'ms' | 'kB' | 'MB' | ''
  /** The same figure of another page, measured in the same runs. */
  peer?: { label: string; values: number[] }
  /** The most it may be, in `unit` or as a multiple of the peer's median. Without one it is printed for comparison. */
  goal?: { most: number } | { timesPeer: number }
}

/** The middle value, the upper one of two. @returns NaN for no values */
export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The goal in the figure's unit. @returns null without a goal */
export function limitOf({ goal, peer }: Figure): number | null {
  if (!goal) return null
  return 'most' in goal ? goal.most : goal.timesPeer * median(peer?.values ?? [])
}

/** Whether a figure is above its goal; also when it was not measured. */
export function isMissed(figure: Figure): boolean {
  const limit = limitOf(figure)
  return limit !== null && !(median(figure.values) <= limit)
}

/** Small figures keep a decimal. */
const format = (value: number): string => value.toFixed(Math.abs(value) < 10 && value % 1 !== 0 ? 1 : 0)

function describe(figure: Figure): string {
  const { label, unit = 'ms', values, goal, peer } = figure
  const limit = limitOf(figure)
  const spread = values.length > 1 ? `${format(Math.min(...values))}–${format(Math.max(...values))}` : ''
  const times = goal && 'timesPeer' in goal ? ` (${goal.timesPeer} ×)` : ''
  const beside = peer && `${peer.label} ${format(median(peer.values))}`
  const ratio = peer && (median(values) / median(peer.values)).toFixed(2)
  const columns = [
    label.padEnd(44),
    `${format(median(values))} ${unit}`.padStart(10),
    spread.padStart(12),
    `${limit === null ? '' : `${format(limit)}${times}`}`.padStart(14),
    beside ? `  ${ratio} × ${beside}` : '',
    isMissed(figure) ? '  MISSED' : '',
  ]
  return columns.join('').trimEnd()
}

/** Prints figures as a table: median, spread, goal, peer; and MISSED behind those above their goals. */
export function printFigures(title: string, figures: Figure[]): void {
  console.log(`\n${title}`)
  console.log(`${''.padEnd(44)}${'median'.padStart(10)}${'spread'.padStart(12)}${'goal'.padStart(14)}  peer`)
  for (const figure of figures) console.log(describe(figure))
}
