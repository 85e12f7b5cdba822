import type { StoryContext } from '@storybook/react-vite'
import isChromatic from 'chromatic/isChromatic'
import { expect } from 'storybook/test'
import { serveFetch } from '#mocks/serveFetch.ts'
import { callLog } from '#mocks/callLog.ts'
import { createDemo } from '#mocks/demo/createDemo.ts'
import { createTourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import { findTarget } from '#mocks/demo/tour/findTarget.ts'
import { scrollIntoFreeArea } from '#mocks/demo/tour/geometry.ts'
import { playStep } from '#mocks/demo/tour/playStep.ts'
import { createTempo } from '#mocks/demo/tour/tempo.ts'
import type { TourDefinition, TourStep } from '#mocks/demo/tour/tour.ts'
import { preloadToasts } from '#src/app/toasts.ts'
import { createCanvasHost } from '#stories/support/canvasHost.tsx'
import { suspendRecordRetries } from '#stories/support/clock.ts'
import { journeys } from '#stories/journeys/journeys.ts'
import { JourneyPage } from '#stories/support/JourneyPage.tsx'
import { isFrozen } from '#storybook/pretendFocus.ts'

/** How long a step may take before its story fails. */
const stepTimeoutMs = 10_000

/** An animation that takes at least this long is the lifetime of a toast. All other animations of the app are shorter. */
const minToastAnimationMs = 5000

const lazyModules = import.meta.glob('../../src/{routes/*.tsx,api/*.ts,payment/*.ts}')

/** Scrolls to the targets of a step, but shows no outlines or captions. */
const noOverlay = {
  pointAt: async () => {},
  show: async (element: HTMLElement) => void scrollIntoFreeArea(element, 0, 'instant'),
}

/** Keeps toasts visible for the picture. Storybook would otherwise wait until the animation of their lifetime has ended. */
function pauseToasts(): void {
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getTiming().duration) >= minToastAnimationMs) animation.pause()
}

const hasPendingCall = () => callLog.get().some(({ status }) => status === null)

/** Waits until every response is rendered. A late response that fills in a form would overwrite typed values. */
async function waitForResponses(): Promise<void> {
  for (let idleTasks = 0; idleTasks < 3; idleTasks = hasPendingCall() ? 0 : idleTasks + 1)
    await new Promise((resolve) => setTimeout(resolve))
}

/** Whether a person is watching. False in tests, for screenshots, and in a frozen picture on a documentation page. */
const isWatched = (): boolean => !navigator.webdriver && !isChromatic() && !isFrozen

const isWaitOnly = ({ actions, continues }: TourStep): boolean => continues === true && actions.length === 0

/**
 * The stories of a journey. `watchStory` plays the journey, with outlines and captions if a person is watching. `storyAfterStep(n)`
 * shows the journey after its nth step. All stories run the real router and store on the mock server, and fail if a
 * `visible` target of a step doesn't appear.
 */
export function createJourneyStories(name: keyof typeof journeys) {
  const journey: TourDefinition = journeys[name]
  const host = createCanvasHost()
  const demo = createDemo(host, { storage: null, isSeparate: true })
  const player = createTourPlayer(demo)

  async function playSteps(steps: readonly TourStep[], step: StoryContext['step']): Promise<void> {
    const recordRetries = suspendRecordRetries()
    for (const currentStep of steps) {
      const signal = AbortSignal.timeout(stepTimeoutMs)
      const context = { demo, overlay: noOverlay, tempo: createTempo(signal, true), signal, onLateChange: () => {} }
      await step(currentStep.caption, async () => {
        if (isWaitOnly(currentStep)) recordRetries.runImmediately()
        try {
          await playStep(currentStep, context)
          await waitForResponses()
        } finally {
          await expect(currentStep.visible.filter((target) => findTarget(target) === null)).toEqual([])
        }
      })
    }
    if (isWatched()) recordRetries.restoreDelays()
    else pauseToasts()
  }

  async function playAll(): Promise<void> {
    // Loads all code first, since a journey can go offline after its start.
    await Promise.all(Object.values(lazyModules).map((load) => load()))
    await player.play(journey, 'auto')
  }

  const createStory = (play: (step: StoryContext['step']) => Promise<void>) => ({
    beforeEach() {
      const cleanups = [serveFetch(), demo.stop, player.end]
      return () => cleanups.reverse().forEach((cleanup) => cleanup())
    },
    render: () => <host.Canvas />,
    async play({ step }: StoryContext) {
      await preloadToasts() // so that a toast appears at the same time as the change that it reports
      callLog.clear()
      await demo.open(journey.start)
      await play(step)
    },
  })

  return {
    /** Parameters of all stories. */
    parameters: { inApp: true, docs: { page: () => <JourneyPage journey={journey} /> } },
    watchStory: {
      ...createStory((step) => (isWatched() ? playAll() : playSteps(journey.steps, step))),
      // The picture would be the same as the picture of the last step.
      parameters: { chromatic: { disableSnapshot: true } },
    },
    /** @param number the number of the step, from 1 */
    storyAfterStep: (number: number) => createStory((step) => playSteps(journey.steps.slice(0, number), step)),
  }
}
