import type { Page, ViewportSize } from '@playwright/test'
import * as z from 'zod/mini'
import { showStory } from '#tests/support/showStory.ts'

export const desktopViewport: ViewportSize = { width: 1280, height: 800 }

/** The window size in a story's parameters, if they contain one. */
export const windowSizeSchema = z.optional(z.object({ width: z.number(), height: z.number() }))

/** Resizes the window to the size in the story's parameters, or to `fallback`. */
export async function setWindowSize(page: Page, storyId: string, fallback: ViewportSize): Promise<void> {
  const readWindowSize = async (id: string) =>
    (await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })).parameters.window
  await page.setViewportSize(windowSizeSchema.parse(await page.evaluate(readWindowSize, storyId)) ?? fallback)
}

export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`] : []
}

/** The report of a finished story: the status of each check, such as axe's. */
const reportSchema = z.object({ reporters: z.array(z.object({ type: z.string(), status: z.string() })) })

/** @returns the problems in a result of `showStory`: the story's failure, or the names of its failed checks */
export const findProblems = ({ failure, report }: Awaited<ReturnType<typeof showStory>>): string[] =>
  failure === null
    ? reportSchema.parse(report).reporters.flatMap(({ type, status }) => (status === 'failed' ? type : []))
    : [failure]

/**
 * Plays a story that is not the current one.
 * @returns the problems found
 */
export const playStory = async (page: Page, storyId: string): Promise<string[]> => [
  ...findProblems(await page.evaluate(showStory, storyId)),
  ...(await findOverflow(page)),
]

/** Loads all images, even lazy images below the window, which would otherwise never load. Runs in the page. */
export async function loadImages(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}
