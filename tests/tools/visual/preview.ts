import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { viewportParameterSchema } from '#storybook/storyViewport.ts'
import type { StoryModes } from '#tests/tools/visual/planVisits.ts'

/** What Chromatic reads. Strict: an option that is unknown here would not be seen in the pictures. */
const chromaticSchema = z.strictObject({
  disableSnapshot: z.optional(z.boolean()),
  forcedColors: z.optional(z.literal('active')),
  prefersReducedMotion: z.optional(z.literal('reduce')),
  modes: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        viewport: z.string(),
        theme: z.enum(['light', 'dark']),
        forcedColors: z.optional(z.literal('active')),
        disable: z.optional(z.boolean()),
      }),
    ),
  ),
})

const storySchema = z.object({
  id: z.string(),
  parameters: z.object({
    chromatic: z.optional(chromaticSchema),
    viewport: viewportParameterSchema,
  }),
})

/** The modes of stories that have none, as in commits before there were modes. */
const defaultModes = { default: { viewport: 'desk', theme: 'light', disable: false } } as const

/**
 * Reads a story's modes from what the preview knows about it: `parameters.chromatic`, the same that Chromatic reads.
 * @throws on what the pictures can't show, such as a viewport that the preview doesn't know
 */
export function readModes(story: unknown): StoryModes {
  const { id, parameters } = z.parse(storySchema, story)
  const { disableSnapshot, forcedColors = 'none', modes = defaultModes } = parameters.chromatic ?? {}
  const enabled = Object.entries(modes).filter(([, { disable }]) => disable !== true && disableSnapshot !== true)
  return {
    story: id,
    modes: enabled.map(([name, { theme, viewport }]) => {
      const size = parameters.viewport.options[viewport]?.styles
      if (!size) throw new Error(`${id} is shown in the viewport '${viewport}', which the preview doesn't know.`)
      return { name, theme, forcedColors, size, globals: `viewport.value:${viewport};theme:${theme}` }
    }),
  }
}

/** Opens the preview without a story, and loads all web fonts. axe is off: it changes no pixel and takes longer than the picture. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}iframe.html`)
  await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready()
    // A computer has only some of the fallback fonts.
    const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
    await Promise.all(fonts.map((font) => font.load()))
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  })
}

/** The modes of the preview's stories. @throws on a mode that pictures can't show */
export async function modesOfStories(page: Page, ids: string[]): Promise<StoryModes[]> {
  const stories = await page.evaluate(
    (storyIds) =>
      Promise.all(
        storyIds.map(async (storyId) => {
          const { chromatic, viewport } = (await __STORYBOOK_PREVIEW__.loadStory({ storyId })).parameters
          return { id: storyId, parameters: { chromatic, viewport } }
        }),
      ),
    ids,
  )
  return stories.map(readModes)
}
