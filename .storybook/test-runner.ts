import type { BrowserContext, Page } from '@playwright/test'
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner'
import * as z from 'zod/mini'
import { storyGlobalsSchema, viewportParameterSchema } from '#storybook/storyViewport.ts'
import { watchConsole, type ConsoleWatch } from '#tests/support/watchConsole.ts'

declare global {
  /** Set by the test-runner's environment. */
  var jestPlaywright: { resetPage(): Promise<void> }
}

/** The console of the story that runs; it stays behind when the story fails, crashes or takes too long. */
let watch: ConsoleWatch | null = null

/** Replaces the page of the stories to come by a new one. */
async function resetPage(context: BrowserContext): Promise<Page> {
  await jestPlaywright.resetPage()
  const [page] = context.pages()
  if (!page) throw new Error('The test-runner has opened no new page.')
  await setupPage(page, context)
  return page
}

/** The viewport a story asks for by name, and the named viewports. */
const viewportSchema = z.object({
  storyGlobals: storyGlobalsSchema,
  parameters: z.object({ viewport: viewportParameterSchema }),
})

/** Only that, not the whole context of the story: to pass that on from the page takes three times as long. */
const readViewport = (page: Page, storyId: string): Promise<unknown> =>
  page.evaluate(async (id) => {
    const { storyGlobals, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    const { viewport } = parameters as Record<string, unknown>
    return { storyGlobals, parameters: { viewport } }
  }, storyId)

/** The viewport of stories that ask for none; STORY_WIDTH, in px, overrides its width. */
const defaultViewport = { width: Number(process.env.STORY_WIDTH ?? 1280), height: 800 }

/**
 * A story fails on axe violations (checked by the a11y addon), on console warnings and errors, and when the page scrolls
 * sideways.
 */
const config: TestRunnerConfig = {
  async preVisit(currentPage, story) {
    // What a failed story left behind must not reach the next one.
    const page = watch ? await resetPage(currentPage.context()) : currentPage
    watch = watchConsole(page)
    // Storybook's UI sets the viewport a story asks for; here the story runs without that UI.
    const { storyGlobals, parameters } = viewportSchema.parse(await readViewport(page, story.id))
    const viewport = parameters.viewport.options[storyGlobals.viewport?.value ?? '']
    await page.setViewportSize(viewport?.styles ?? defaultViewport)
  },
  async postVisit(page, { hasFailure }) {
    // The error of a story that has failed already is more helpful.
    if (hasFailure) return
    const problems = watch?.stop() ?? []
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) problems.push(`the page scrolls sideways by ${overflow} px`)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    watch = null
  },
}

export default config
