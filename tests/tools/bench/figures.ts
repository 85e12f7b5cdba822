/**
 * A figure that was measured several times, and its maximum (stories/docs/RulesGoals.mdx): a number, or a multiple of
 * a peer's median.
 */
export interface Figure {
  label: string
  /** One value for each run, ms; heaps in MB. */
  values: number[]
  max: number
  /** The same figure of another page, measured in the same runs. */
  peer?: { label: string; values: number[] }
}

/** Visits of each page; RUNS changes it. */
const runs = Number(process.env.RUNS ?? 7)

export async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  return results
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** One line: median, spread, goal, peer; and MISSED if it is above its goal, or was not measured. */
export function describeFigure({ label, values, max, peer }: Figure): string {
  const peerMedian = peer ? median(peer.values) : 1
  const limit = max * peerMedian
  const spread = `${Math.min(...values).toFixed()}–${Math.max(...values).toFixed()}`
  const comparison = peer && `  ${(median(values) / peerMedian).toFixed(2)} × ${peer.label} ${peerMedian.toFixed()}`
  const columns = [label.padEnd(44), median(values).toFixed().padStart(7), spread.padStart(14)]
  const goal = `at most ${limit.toFixed()}`.padStart(14)
  return [...columns, goal, comparison ?? '', median(values) <= limit ? '' : '  MISSED'].join('')
}
