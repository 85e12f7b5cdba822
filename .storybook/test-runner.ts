import type { Page } from '@playwright/test'
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { desktopViewport, findOverflow, playStory, setWindowSize } from '#tests/support/playStory.ts'
import { showStory } from '#tests/support/showStory.ts'
import { collectConsoleErrors } from '#tests/support/collectConsoleErrors.ts'

declare global {
  /** Set by the test-runner's environment. */
  var jestPlaywright: { resetPage(): Promise<void> }
}

/**
 * Stops the console check of the current story and returns the errors. If it is still set when the next story starts, the
 * current story has failed, crashed or timed out.
 */
let stopConsoleCheck: (() => string[]) | null = null

/** Replaces the browser page of a failed story with a new page. */
async function resetPage(page: Page): Promise<Page> {
  await jestPlaywright.resetPage()
  const [freshPage = page] = page.context().pages()
  await setupPage(freshPage, freshPage.context())
  return freshPage
}

/**
 * Before a story is played again, one of these small stories is opened, because the preview doesn't render the current story
 * a second time. There are two, in case one of them is the story to play.
 */
const intermediateStoryIds = ['foundations-scales--steps', 'foundations-scales--motion'] as const

/**
 * Removes the previous story's toasts by finishing their animations, because Storybook has stopped these. Otherwise, the
 * next story would not show a toast of its own for the same failure.
 * @returns whether all toasts are gone
 */
function removeToasts(): boolean {
  const toasts = [...document.querySelectorAll('.Toastify__toast')]
  for (const animation of toasts.flatMap((toast) => toast.getAnimations({ subtree: true }))) animation.finish()
  return toasts.length === 0
}

/**
 * Plays a story again in dark mode on a phone.
 * @returns descriptions of the problems
 */
async function playInDarkModeOnPhone(page: Page, storyId: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await setWindowSize(page, storyId, { width: 320, height: 640 })
  await page.evaluate(
    showStory,
    storyId === intermediateStoryIds[0] ? intermediateStoryIds[1] : intermediateStoryIds[0],
  )
  await page.waitForFunction(removeToasts)
  return (await playStory(page, storyId)).map((problem) => `dark, on a phone: ${problem}`)
}

/**
 * A story fails if axe finds violations (checked by the a11y addon), if the console has warnings or errors, or if the page
 * scrolls horizontally. Each story is played in light mode at 1280 px and, before a release, also in dark mode at 320 px.
 */
const config: TestRunnerConfig = {
  async preVisit(currentPage, story) {
    // The page of a failed story must not affect the next story.
    const page = stopConsoleCheck ? await resetPage(currentPage) : currentPage
    stopConsoleCheck = collectConsoleErrors(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await setWindowSize(page, story.id, desktopViewport)
  },
  async postVisit(page, { hasFailure, id }) {
    // If the story itself has failed, its error is more helpful than these checks.
    if (hasFailure) return
    const overflowProblems = await findOverflow(page)
    if (shouldRunAll) overflowProblems.push(...(await playInDarkModeOnPhone(page, id)))
    overflowProblems.push(...(stopConsoleCheck?.() ?? []))
    if (overflowProblems.length > 0) throw new Error(overflowProblems.join('\n'))
    stopConsoleCheck = null
  },
}

export default config
