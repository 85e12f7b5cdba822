import { describeStep, type Step } from '#tests/tools/monkey/step.ts'
import type { Problem, Walk } from '#tests/tools/monkey/walk.ts'

/** The heap may grow by less than this part during a walk. */
export const maxHeapGrowth = 0.1

/** @returns by which part of its size the heap has grown */
export const heapGrowth = ({ before, after }: NonNullable<Walk['heap']>): number => after / before - 1

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2)

const kinds: Readonly<Record<Problem['kind'], string>> = {
  noise: 'console warnings, errors and uncaught exceptions',
  'dead end': 'dead ends',
  'white page': 'white pages',
  nonsense: 'times undefined, NaN or [object',
  stuck: 'steps without an end',
}

function describeHeap(heap: Walk['heap']): string {
  if (!heap) return 'heap: not measured, the walk was too short'
  const percent = (heapGrowth(heap) * 100).toFixed(1)
  return `heap: ${megabytes(heap.before)} MB after the warm-up, ${megabytes(heap.after)} MB at the end (${percent} %, allowed: below ${maxHeapGrowth * 100} %)`
}

const list = (steps: readonly Step[]) => steps.map((step, index) => `  ${index + 1}. ${describeStep(step)}`)

/**
 * Says what a walk did and what it found.
 * @param shrunk the fewest steps that lead to the same problem; null when the walk found none, or it did not come again
 */
export function describeWalk({ seed, steps, problems, seen, heap }: Walk, shrunk: readonly Step[] | null): string {
  const counts = Object.entries(kinds).map(
    ([kind, label]) => `${problems.filter((problem) => problem.kind === kind).length} ${label}`,
  )
  const names = (set: Set<string>) => `${set.size} (${[...set].join(', ')})`
  return [
    `monkey, seed ${seed}: ${steps.length} steps`,
    `pages: ${names(seen.pages)}`,
    `viewers: ${names(seen.viewers)}`,
    `faults dialled in: ${seen.faults.size}`,
    counts.join(', '),
    describeHeap(heap),
    ...problems.map(({ kind, text }) => `${kind}: ${text}`),
    ...(shrunk ? [`these ${shrunk.length} of ${steps.length} steps are enough:`, ...list(shrunk)] : []),
    ...(problems.length > 0 && !shrunk
      ? ['it did not come again; the last steps were:', ...list(steps.slice(-30))]
      : []),
  ].join('\n')
}
