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

/** Stops the console check of the running story. It is still set if the last story failed, crashed or timed out. */
let stopConsoleCheck: (() => string[]) | null = null

/** @returns a new page that replaces the page of a failed story */
async function resetPage(page: Page): Promise<Page> {
  await jestPlaywright.resetPage()
  const [freshPage = page] = page.context().pages()
  await setupPage(freshPage, freshPage.context())
  return freshPage
}

/** Neutral stories to switch to and back from, because the preview does not render the current story again. */
const neutralStories = ['foundations-scales--steps', 'foundations-scales--motion'] as const

/**
 * Removes the last story's toasts, which would suppress the same failure in the next story: Storybook has stopped the
 * animation that removes them.
 * @returns whether no toast is left
 */
function endToasts(): boolean {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  for (const animation of toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))) animation.finish()
  return toasts.length === 0
}

/**
 * Plays a story again in dark mode on a phone.
 * @returns what went wrong
 */
async function playDarkOnPhone(page: Page, storyId: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await setWindow(page, storyId, { width: 320, height: 640 })
  await page.evaluate(showStory, storyId === neutralStories[0] ? neutralStories[1] : neutralStories[0])
  await page.waitForFunction(endToasts)
  return (await playStory(page, storyId)).map((problem) => `dark, on a phone: ${problem}`)
}

/**
 * A story fails on axe violations (checked by the a11y addon), on console warnings and errors, and when the page
 * scrolls horizontally: in a light window of 1280 px and, before a release, also in a dark window of 320 px.
 */
const config: TestRunnerConfig = {
  async preVisit(currentPage, story) {
    // The page of a failed story must not affect the next story.
    const page = stopConsoleCheck ? await resetPage(currentPage) : currentPage
    stopConsoleCheck = failOnConsoleErrors(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await setWindow(page, story.id, desktopViewport)
  },
  async postVisit(page, { hasFailure, id }) {
    // If the story itself has failed, its error is more helpful.
    if (hasFailure) return
    const problems = await findOverflow(page)
    if (runsAll) problems.push(...(await playDarkOnPhone(page, id)))
    problems.push(...(stopConsoleCheck?.() ?? []))
    if (problems.length > 0) throw new Error(problems.join('\n'))
    stopConsoleCheck = null
  },
}

export default config
