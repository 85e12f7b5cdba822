import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner'
import * as z from 'zod/mini'
import { watchConsole, type ConsoleWatch } from '#tests/support/watchConsole.ts'

/** Pages are shared by the stories of a file; each story has a watch of its own. */
const watches = new WeakMap<object, ConsoleWatch>()

const length = z.pipe(
  z.string(),
  z.transform((text) => Number.parseInt(text, 10)),
)

/** What a story says of its window: the name it asks for, and the named windows there are. */
const windowSchema = z.object({
  storyGlobals: z.object({ viewport: z.optional(z.object({ value: z.string() })) }),
  parameters: z.object({
    viewport: z.object({
      options: z.record(z.string(), z.object({ styles: z.object({ width: length, height: length }) })),
    }),
  }),
})

/** The window of stories that ask for none; STORY_WIDTH, in px, narrows it for a run at another width. */
const calm = { width: Number(process.env['STORY_WIDTH'] ?? 1280), height: 800 }

/**
 * A story fails on axe violations (the a11y addon's doing), on anything it writes to the console as warning or error, and
 * on scrolling sideways.
 */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    watches.get(page)?.stop()
    watches.set(page, watchConsole(page))
    // Storybook's own frame gives a story the window it asks for; without the frame, that is done here.
    const { storyGlobals, parameters } = windowSchema.parse(await getStoryContext(page, story))
    const asked = parameters.viewport.options[storyGlobals.viewport?.value ?? '']
    await page.setViewportSize(asked?.styles ?? calm)
  },
  async postVisit(page, { hasFailure }) {
    const noise = watches.get(page)?.stop() ?? []
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (sideways > 0) noise.push(`the page scrolls sideways by ${sideways} px`)
    // a story that has failed already says more than what it wrote to the console
    if (!hasFailure && noise.length > 0) throw new Error(noise.join('\n'))
  },
}

export default config
