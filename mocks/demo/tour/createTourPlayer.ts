import type { Demo } from '#mocks/demo/createDemo.ts'
import type { DemoSnapshot } from '#mocks/demo/demo.ts'
import type { Viewer } from '#mocks/demo/situation.ts'
import { listenForKeys } from '#mocks/demo/tour/listenForKeys.ts'
import { playStep } from '#mocks/demo/tour/playStep.ts'
import { createTourOverlay, type TourOverlay } from '#mocks/demo/tour/overlay.tsx'
import { createTempo, type Tempo } from '#mocks/demo/tour/tempo.ts'
import type { TourDefinition, Pace, TourState, TourStatus, TourStep } from '#mocks/demo/tour/tour.ts'
import { createObservable } from '#mocks/observable.ts'

/** @returns how long a caption is shown before the tour continues automatically: a fixed pause plus reading time */
export const getReadingTimeMs = (caption: string): number => 1500 + 300 * caption.split(' ').length

/** The minimum time for which the result of a step is shown. */
const minResultMs = 2000

export type TourPlayer = ReturnType<typeof createTourPlayer>

/**
 * Creates the player of the tours. It captures a snapshot at the start of every step, and Back restores it. A step with
 * `continues` starts from a state that no snapshot contains, for example an error message. To reach such a state,
 * Back restores the nearest earlier snapshot and replays the steps from there without pauses.
 */
export function createTourPlayer(demo: Demo) {
  /** Null while no tour is playing. */
  const state = createObservable<TourState | null>(null)
  let snapshots: DemoSnapshot[] = []
  let snapshotBeforeTour: DemoSnapshot | null = null
  let overlay: TourOverlay | null = null
  let stopListening = () => {}
  let playerSwitchCount = 0
  let controller = new AbortController()
  let lastTask = Promise.resolve()
  let tempo: Tempo | null = null
  let captionShownAt = 0
  let autoTimer: ReturnType<typeof setTimeout> | undefined

  const updateState = (changes: Partial<TourState>) => {
    const tourState = state.get()
    if (tourState) state.set({ ...tourState, ...changes })
  }
  const setStatus = (status: TourStatus) => updateState({ status })

  /** Runs a switch that the player itself starts. Any other switch, for example one in the panel, ends the tour. */
  async function runPlayerSwitch(change: () => Promise<void>): Promise<void> {
    playerSwitchCount += 1
    await change().finally(() => (playerSwitchCount -= 1))
  }
  const demoForSteps = { ...demo, switchTo: (viewer: Viewer) => runPlayerSwitch(() => demo.switchTo(viewer)) }

  function abortCurrentTask(): void {
    clearTimeout(autoTimer)
    controller.abort()
    overlay?.clear()
  }

  /** Aborts the current task and waits until it has ended, because a switch can't be interrupted. Then runs the next task. */
  function runTask(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    abortCurrentTask()
    controller = new AbortController()
    const { signal } = controller
    const runUnlessAborted = async () => {
      try {
        signal.throwIfAborted()
        await task(signal)
      } catch (error) {
        if (signal.aborted) return
        reportError(error)
        setStatus('late') // Back and End still work
      }
    }
    lastTask = lastTask.then(runUnlessAborted)
    return lastTask
  }

  function runStep(step: TourStep, signal: AbortSignal, withoutPauses: boolean): Promise<void> {
    if (!overlay) throw new Error('no tour is playing')
    tempo = createTempo(signal, withoutPauses)
    const onLateChange = (isLate: boolean) => setStatus(isLate ? 'late' : 'acting')
    return playStep(step, { demo: demoForSteps, overlay, tempo, signal, onLateChange })
  }

  function continueAutomatically(): void {
    clearTimeout(autoTimer)
    const tourState = state.get()
    if (tourState?.pace !== 'auto' || tourState.status !== 'ready') return
    const remainingMs =
      getReadingTimeMs(tourState.tour.steps[tourState.stepIndex]?.caption ?? '') - (Date.now() - captionShownAt)
    autoTimer = setTimeout(showNextStep, Math.max(remainingMs, minResultMs))
  }

  /** Captures the current state of the app and plays a step from there. */
  async function captureAndPlay(index: number, signal: AbortSignal): Promise<void> {
    const step = state.get()?.tour.steps[index]
    if (!step) return
    captionShownAt = Date.now()
    setStatus('acting')
    snapshots[index] = demo.capture()
    await runStep(step, signal, false)
    setStatus('ready')
    continueAutomatically()
  }

  /** Restores the state at the start of a step, and plays the step again. */
  function replayStep(index: number): void {
    const steps = state.get()?.tour.steps ?? []
    const restorableIndex = steps.findLastIndex((step, stepIndex) => stepIndex <= index && !step.continues)
    updateState({ stepIndex: index, status: 'acting' })
    void runTask(async (signal) => {
      const snapshot = snapshots[restorableIndex]
      if (snapshot) await runPlayerSwitch(() => demo.restore(snapshot))
      signal.throwIfAborted()
      for (const step of steps.slice(restorableIndex, index)) await runStep(step, signal, true)
      await captureAndPlay(index, signal)
    })
  }

  function showNextStep(): void {
    const tourState = state.get()
    if (tourState?.status === 'acting') tempo?.skipPauses()
    if (tourState?.status !== 'ready') return
    clearTimeout(autoTimer)
    const index = tourState.stepIndex + 1
    if (index === tourState.tour.steps.length) return setStatus('ended')
    updateState({ stepIndex: index, status: 'acting' })
    void runTask((signal) => captureAndPlay(index, signal))
  }

  /** Restores the exact state at the start of the previous step. */
  function showPreviousStep(): void {
    const tourState = state.get()
    if (tourState) replayStep(tourState.status === 'ended' ? tourState.stepIndex : Math.max(0, tourState.stepIndex - 1))
  }

  /** Ends the tour and keeps the state of the app. */
  function endTour(): void {
    abortCurrentTask()
    stopListening()
    overlay?.close()
    overlay = null
    snapshots = []
    state.set(null)
  }

  const player = {
    state,
    /** Opens the tour's situation and plays its first step. */
    async play(tour: TourDefinition, pace: Pace): Promise<void> {
      if (state.get() === null) snapshotBeforeTour = demo.capture()
      else endTour()
      snapshots = []
      state.set({ tour, stepIndex: 0, pace, status: 'acting' })
      overlay = createTourOverlay(player)
      stopListening = listenForKeys(player)
      await runTask(async (signal) => {
        await runPlayerSwitch(() => demo.open(tour.start))
        signal.throwIfAborted()
        await captureAndPlay(0, signal)
      })
    },
    next: showNextStep,
    back: showPreviousStep,
    setPace(pace: Pace): void {
      updateState({ pace })
      continueAutomatically()
    },
    end: endTour,
    /** Ends the tour and restores the state before the tour. */
    async rewind(): Promise<void> {
      const snapshot = snapshotBeforeTour
      await runTask(async () => {
        if (snapshot) await runPlayerSwitch(() => demo.restore(snapshot))
      })
      endTour()
    },
  }

  demo.state.subscribe(() => {
    if (demo.state.get().isSwitching && playerSwitchCount === 0 && state.get() !== null) endTour()
  })
  return player
}
