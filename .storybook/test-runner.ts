import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import * as z from 'zod/mini'
import { watchConsole, type ConsoleWatch } from '#tests/support/watchConsole.ts'

/** The stories of a file share a page; each story gets its own watch. */
const watches = new WeakMap<object, ConsoleWatch>()

const pixels = z.pipe(
  z.string(),
  z.transform((text) => Number.parseInt(text, 10)),
)

/** The viewport a story asks for by name, and the named viewports. */
const viewportSchema = z.object({
  storyGlobals: z.object({ viewport: z.optional(z.object({ value: z.string() })) }),
  parameters: z.object({
    viewport: z.object({
      options: z.record(z.string(), z.object({ styles: z.object({ width: pixels, height: pixels }) })),
    }),
  }),
})

/** The viewport of stories that ask for none; STORY_WIDTH, in px, overrides its width. */
const defaultViewport = { width: Number(process.env['STORY_WIDTH'] ?? 1280), height: 800 }

/**
 * A story fails on axe violations (checked by the a11y addon), on console warnings and errors, and when the page scrolls
 * sideways.
 */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    watches.get(page)?.stop()
    watches.set(page, watchConsole(page))
    // Storybook's UI sets the viewport a story asks for; here the story runs without that UI.
    const { storyGlobals, parameters } = viewportSchema.parse(await getStoryContext(page, story))
    const viewport = parameters.viewport.options[storyGlobals.viewport?.value ?? '']
    await page.setViewportSize(viewport?.styles ?? defaultViewport)
  },
  async postVisit(page, { hasFailure }) {
    const problems = watches.get(page)?.stop() ?? []
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) problems.push(`the page scrolls sideways by ${overflow} px`)
    // the error of a story that has failed already is more helpful
    if (!hasFailure && problems.length > 0) throw new Error(problems.join('\n'))
  },
}

export default config
