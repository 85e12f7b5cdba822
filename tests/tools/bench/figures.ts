/** A figure that was measured more than once, and its goal from stories/docs/RulesGoals.mdx. */
export interface Figure {
  label: string
  /** One value for each run, in ms; for heap sizes, in MB. */
  values: number[]
  /** The highest acceptable median. If there is a peer, this is a multiple of the peer's median. */
  max: number
  /** The same figure of another page, measured in the same runs. */
  peer?: { label: string; values: number[] }
}

/** The number of visits to each page. The environment variable RUNS overrides it. */
const runCount = Number(process.env.RUNS ?? 7)

export async function repeatMeasurement<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runCount; run += 1) results.push(await measure())
  return results
}

const getMedian = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @returns a line with median, spread, goal and peer, which ends with MISSED unless the median reaches the goal */
export function describeFigure({ label, values, max, peer }: Figure): string {
  const peerMedian = peer ? getMedian(peer.values) : 1
  const limit = max * peerMedian
  const spread = `${Math.min(...values).toFixed()}–${Math.max(...values).toFixed()}`
  const comparison = peer && `  ${(getMedian(values) / peerMedian).toFixed(2)} × ${peer.label} ${peerMedian.toFixed()}`
  const columns = [label.padEnd(44), getMedian(values).toFixed().padStart(7), spread.padStart(14)]
  const goal = `at most ${limit.toFixed()}`.padStart(14)
  return [...columns, goal, comparison ?? '', getMedian(values) <= limit ? '' : '  MISSED'].join('')
}
