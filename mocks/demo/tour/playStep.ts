import { findSeen, findUsable } from '#mocks/demo/tour/findTarget.ts'
import { performAction } from '#mocks/demo/tour/performAction.ts'
import type { Stage } from '#mocks/demo/tour/stage.tsx'
import type { Tempo } from '#mocks/demo/tour/tempo.ts'
import type { Target, TourStep } from '#mocks/demo/tour/tour.ts'
import { waitUntil } from '#mocks/demo/tour/waitUntil.ts'

/** After this time, in ms, the caption says that the tour waits for the shop. */
const lateMs = 4000

/** What a step is played with. */
export interface StepContext {
  demo: Parameters<typeof performAction>[0]
  stage: Pick<Stage, 'pointAt' | 'show'>
  tempo: Tempo
  /** Stops the step: what it waits for rejects with the signal's reason. */
  signal: AbortSignal
  /** Called with true when the shop takes longer than a few seconds, and with false when it has come. */
  onLate: (isLate: boolean) => void
}

/**
 * Does a step's actions and waits until what it promises is on the screen. It waits as long as it takes.
 * @throws the signal's reason when stopped, and what an action throws
 */
export async function playStep(step: TourStep, { demo, stage, tempo, signal, onLate }: StepContext): Promise<void> {
  async function wait<Found>(find: () => Found | null): Promise<Found> {
    let isLate = false
    const timer = setTimeout(() => onLate((isLate = true)), lateMs)
    try {
      return await waitUntil(find, signal)
    } finally {
      clearTimeout(timer)
      if (isLate && !signal.aborted) onLate(false)
    }
  }
  const find = (target: Target) => wait(() => findUsable(target))

  for (const action of step.actions) {
    await performAction(demo, action, {
      find,
      pause: tempo.pause,
      async reach(target) {
        await stage.pointAt(await find(target), tempo)
        return find(target)
      },
    })
    signal.throwIfAborted()
  }
  const [first] = await wait(() => findSeen(step))
  if (first) await stage.show(first, tempo)
}
