import type { Page, ViewportSize } from '@playwright/test'
import * as z from 'zod/mini'
import { showStory } from '#tests/support/showStory.ts'

export const desk: ViewportSize = { width: 1280, height: 800 }

/** Sets the window that the story asks for, as Storybook's UI would. */
export async function setWindow(page: Page, storyId: string, otherwise: ViewportSize): Promise<void> {
  const read = async (id: string) => (await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })).parameters.window
  const schema = z.optional(z.object({ width: z.number(), height: z.number() }))
  await page.setViewportSize(schema.parse(await page.evaluate(read, storyId)) ?? otherwise)
}

export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [`the page scrolls sideways by ${overflow} px`] : []
}

/** What a story reports at its end: axe's violations, and whether all went well. */
const reportSchema = z.object({ reporters: z.array(z.object({ type: z.string(), status: z.string() })) })

/** Plays a story, which must not be the current one. @returns what went wrong */
export async function playStory(page: Page, storyId: string): Promise<string[]> {
  const { failure, report } = await page.evaluate(showStory, storyId)
  const failed = reportSchema.parse(report).reporters.filter(({ status }) => status === 'failed')
  return [failure ?? [], failed.map(({ type }) => type), await findOverflow(page)].flat()
}

/** Runs in the page: an image below the window would never load. */
export async function loadImages(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
}
