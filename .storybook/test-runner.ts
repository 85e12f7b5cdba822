import type { Page } from '@playwright/test'
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import { runsAll } from '#tests/support/sampleCases.ts'
import { desktopViewport, findOverflow, playStory, setWindow } from '#tests/support/playStory.ts'
import { showStory } from '#tests/support/showStory.ts'
import { failOnConsoleErrors } from '#tests/support/failOnConsoleErrors.ts'

declare global {
  /** Set by the test-runner's environment. */
  var jestPlaywright: { resetPage(): Promise<void> }
}

/** The console of the story that runs; it stays behind when the story fails, crashes or takes too long. */
let stopWatch: (() => string[]) | null = null

/** @returns a new page in place of the one that a failed story has left behind */
async function resetPage(page: Page): Promise<Page> {
  await jestPlaywright.resetPage()
  const [fresh = page] = page.context().pages()
  await setupPage(fresh, fresh.context())
  return fresh
}

/** Stories to go to and come back from: the preview does not render the current one again. */
const resting = ['foundations-scales--steps', 'foundations-scales--motion'] as const

/**
 * Ends the last story's toasts, beside which the same failure would not be shown again: Storybook has stopped the animation
 * at whose end they leave. @returns whether none is left
 */
function endToasts(): boolean {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  for (const animation of toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))) animation.finish()
  return toasts.length === 0
}

/** Plays a story once more, in the dark and on a phone. @returns what went wrong */
async function playInTheDark(page: Page, storyId: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await setWindow(page, storyId, { width: 320, height: 640 })
  await page.evaluate(showStory, storyId === resting[0] ? resting[1] : resting[0])
  await page.waitForFunction(endToasts)
  return (await playStory(page, storyId)).map((problem) => `dark, on a phone: ${problem}`)
}

/**
 * A story fails on axe violations (checked by the a11y addon), on console warnings and errors, and when the page scrolls
 * sideways: in a light window of 1280 px, and before a release in a dark one of 320 px, too.
 */
const config: TestRunnerConfig = {
  async preVisit(currentPage, story) {
    // What a failed story left behind must not reach the next one.
    const page = stopWatch ? await resetPage(currentPage) : currentPage
    stopWatch = failOnConsoleErrors(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await setWindow(page, story.id, desktopViewport)
  },
  async postVisit(page, { hasFailure, id }) {
    // The error of a story that has failed already is more helpful.
    if (hasFailure) return
    const problems = await findOverflow(page)
    if (runsAll) problems.push(...(await playInTheDark(page, id)))
    problems.push(...(stopWatch?.() ?? []))
    if (problems.length > 0) throw new Error(problems.join('\n'))
    stopWatch = null
  },
}

export default config
