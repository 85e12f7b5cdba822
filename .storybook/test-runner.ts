import type { BrowserContext, Page } from '@playwright/test'
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import * as z from 'zod/mini'
import { storyGlobalsSchema, viewportParameterSchema } from '#storybook/storyViewport.ts'
import { runsAll } from '#tests/support/each.ts'
import { showStory } from '#tests/support/showStory.ts'
import { watchConsole } from '#tests/support/watchConsole.ts'

declare global {
  /** Set by the test-runner's environment. */
  var jestPlaywright: { resetPage(): Promise<void> }
}

/** The console of the story that runs; it stays behind when the story fails, crashes or takes too long. */
let stopWatch: (() => string[]) | null = null

/** Replaces the page of the stories to come by a new one. */
async function resetPage(context: BrowserContext): Promise<Page> {
  await jestPlaywright.resetPage()
  const [page] = context.pages()
  if (!page) throw new Error('The test-runner has opened no new page.')
  await setupPage(page, context)
  return page
}

const viewportSchema = z.object({
  storyGlobals: storyGlobalsSchema,
  parameters: z.object({ viewport: viewportParameterSchema }),
})

/** @returns the size of the window that the story asks for, if any */
async function readViewport(page: Page, storyId: string) {
  // Only that, not the whole context of the story: to pass that on from the page takes three times as long.
  const read = await page.evaluate(async (id) => {
    const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    const { viewport } = parameters as Record<string, unknown>
    return { storyGlobals, parameters: { viewport } }
  }, storyId)
  const { storyGlobals, parameters } = viewportSchema.parse(read)
  return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`] : []
}

const desk = { width: 1280, height: 800 }
const phone = { width: 320, height: 640 }

/** Another story than any that is played: the preview renders the current one again only when it comes back to it. */
const resting = 'foundations-scales--steps'

/** What a story reports at its end: axe's violations, and whether all went well. */
const reportSchema = z.object({
  status: z.string(),
  reporters: z.array(z.object({ type: z.string(), status: z.string() })),
})

/** Plays a story once more, in the dark and on a phone. @returns what went wrong */
async function playInTheDark(page: Page, storyId: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize((await readViewport(page, storyId)) ?? phone)
  await page.evaluate(showStory, resting)
  const { failure, report } = await page.evaluate(showStory, storyId)
  const { reporters } = reportSchema.parse(report)
  const failed = reporters.filter(({ status }) => status === 'failed').map(({ type }) => type)
  return [failure ?? [], failed].flat().map((problem) => `dark, on a phone: ${problem}`)
}

/**
 * A story fails on axe violations (checked by the a11y addon), on console warnings and errors, and when the page scrolls
 * sideways: in a light window of 1280 px, and before a release in a dark one of 320 px, too.
 */
const config: TestRunnerConfig = {
  async preVisit(currentPage, story) {
    // What a failed story left behind must not reach the next one.
    const page = stopWatch ? await resetPage(currentPage.context()) : currentPage
    stopWatch = watchConsole(page)
    await page.emulateMedia({ colorScheme: 'light' })
    // Storybook's UI sets the viewport a story asks for; here the story runs without that UI.
    await page.setViewportSize((await readViewport(page, story.id)) ?? desk)
  },
  async postVisit(page, { hasFailure, id }) {
    // The error of a story that has failed already is more helpful.
    if (hasFailure) return
    const problems = await findOverflow(page)
    if (runsAll) problems.push(...(await playInTheDark(page, id)), ...(await findOverflow(page)))
    problems.push(...(stopWatch?.() ?? []))
    if (problems.length > 0) throw new Error(problems.join('\n'))
    stopWatch = null
  },
}

export default config
