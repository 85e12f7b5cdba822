import type { CDPSession, Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import type { Mode } from '#tests/tools/visual/planVisits.ts'

/** A picture's file and its hash. */
export interface Shot {
  png: Buffer
  hash: string
}

/** Taller pages are cut off: the browser draws no taller window. Pixels. */
const maxHeight = 16_000

/** A page that grows with its window is cut off after so many rounds. */
const maxGrowths = 3

/** A story that still changes after so many pictures is not steady. */
const maxTries = 5

/**
 * Brings the story to rest: pictures and fonts are there, short animations have ended, the others are at their start.
 * Runs in the page.
 * @returns the height of its content in pixels
 */
async function rest(): Promise<number> {
  const longMs = 1000
  scrollTo(0, 0)
  const images = [...document.images]
  // An image below the window would never load.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    const isShort = Number(animation.effect?.getComputedTiming().endTime) < longMs
    if (isShort && animation.playState === 'running') await animation.finished.catch(() => undefined)
    if (!isShort) {
      animation.pause()
      animation.currentTime = 0
    }
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return document.documentElement.scrollHeight
}

/**
 * Makes the window as tall as the story at rest, so that a picture of the window shows all of it. The browser can draw
 * beyond the window too, but then resizes it for each picture, and stories that measure themselves change from one to the
 * next.
 */
async function fitWindow(page: Page): Promise<void> {
  for (let growths = 0; growths < maxGrowths; growths += 1) {
    const height = Math.min(await page.evaluate(rest), maxHeight)
    const size = page.viewportSize()
    if (!size || height <= size.height) return
    await page.setViewportSize({ ...size, height })
  }
}

async function capture(page: Page, session: CDPSession): Promise<Shot> {
  await fitWindow(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  const png = Buffer.from(data, 'base64')
  return { png, hash: createHash('sha256').update(png).digest('hex').slice(0, 32) }
}

/**
 * Takes the picture of the story in a mode, as soon as two in a row are the same.
 * @param known the hash of an earlier picture of the same view: one that is the same is enough then
 * @returns the picture, or null when the story doesn't come to rest
 */
export async function takePicture(
  page: Page,
  session: CDPSession,
  { theme, forcedColors }: Mode,
  known: string | undefined,
): Promise<Shot | null> {
  await page.emulateMedia({ colorScheme: theme, forcedColors })
  let lastHash = known
  for (let tries = 0; tries < maxTries; tries += 1) {
    const shot = await capture(page, session)
    if (shot.hash === lastHash) return shot
    lastHash = shot.hash
  }
  return null
}
