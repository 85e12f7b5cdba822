import { findVisibleElements, findUsableElement } from '#mocks/demo/tour/findTarget.ts'
import { performAction } from '#mocks/demo/tour/performAction.ts'
import type { TourOverlay } from '#mocks/demo/tour/overlay.tsx'
import type { Tempo } from '#mocks/demo/tour/tempo.ts'
import type { TourTarget, TourStep } from '#mocks/demo/tour/tour.ts'

/**
 * Resolves with the first value of `find` that is not null. It checks before every frame, because a MutationObserver does
 * not report a change to a field's value.
 */
function waitUntil<Found>(find: () => Found | null, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    let frameId = 0
    function abort() {
      cancelAnimationFrame(frameId)
      reject(signal.reason as Error)
    }
    function check() {
      const foundValue = find()
      if (foundValue === null) {
        frameId = requestAnimationFrame(check)
        return
      }
      signal.removeEventListener('abort', abort)
      resolve(foundValue)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    check()
  })
}

function waitTwoFrames(signal: AbortSignal): Promise<true> {
  let frameCount = 0
  return waitUntil(() => (frameCount++ < 2 ? null : true), signal)
}

/** The time after which the caption shows that the tour is waiting for the app. */
const lateAfterMs = 4000

export interface StepContext {
  demo: Parameters<typeof performAction>[0]
  overlay: Pick<TourOverlay, 'pointAt' | 'show'>
  tempo: Tempo
  /** Stops the step, which then rejects with the signal's reason. */
  signal: AbortSignal
  /** Called with true if the app takes longer than `lateAfterMs`, and with false once the app is ready. */
  onLateChange: (isLate: boolean) => void
}

/** Performs a step's actions and waits without a timeout until its `visible` targets are on the screen. */
export async function playStep(
  step: TourStep,
  { demo, overlay, tempo, signal, onLateChange }: StepContext,
): Promise<void> {
  async function waitForApp<Found>(find: () => Found | null): Promise<Found> {
    let isLate = false
    const timer = setTimeout(() => onLateChange((isLate = true)), lateAfterMs)
    try {
      return await waitUntil(find, signal)
    } finally {
      clearTimeout(timer)
      if (isLate && !signal.aborted) onLateChange(false)
    }
  }
  const find = (target: TourTarget) => waitForApp(() => findUsableElement(target))

  for (const action of step.actions) {
    await performAction(demo, action, {
      find,
      pause: tempo.pause,
      async reach(target) {
        await overlay.pointAt(await find(target), tempo)
        return find(target)
      },
    })
    signal.throwIfAborted()
  }
  await waitForApp(() => findVisibleElements(step))
  // Waits until a closing dialog has moved focus back, because this can scroll the page.
  await waitTwoFrames(signal)
  const [firstElement] = await waitForApp(() => findVisibleElements(step))
  if (firstElement) await overlay.show(firstElement, tempo)
}
