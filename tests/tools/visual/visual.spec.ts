import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { loadImages } from '#tests/support/playStory.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { showStory } from '#tests/support/showStory.ts'
import { isSelected, readSelection } from '#tests/tools/visual/selection.ts'
import { picturesDir, storybookDir } from '#tests/tools/visual/folders.ts'
import { readModes } from '#tests/tools/visual/modes.ts'
import { isOutdated, thumbnails, toThumbnail } from '#tests/tools/visual/thumbnails.ts'

const { VISUAL_TASK: task } = process.env
const selection = readSelection(process.env)

const hasThumbnail = (id: string) => thumbnails.has(`${id} desk light`)

/** The selected stories of a Storybook: id and full name. */
const selectStories = (side: 'before' | 'after'): Map<string, string> =>
  new Map(
    readStories(storybookDir(side))
      .filter((story) => (task !== 'thumbnails' || hasThumbnail(story.id)) && isSelected(selection, story))
      .map(({ id, title, name }) => [id, `${title} › ${name}`]),
  )

/**
 * Skips animations instead of freezing them as Storybook does, because a dialog closes only when its animation ends.
 */
const style = `html *, html *::before, html *::after {
  animation-direction: normal !important;
  animation-play-state: running !important;
}`

/**
 * Runs in the page before its scripts. Timers of 10 s, which mark a page as slow, never start: a picture may take as long.
 */
function prepare(css: string): void {
  const start = window.setTimeout.bind(window)
  const startTimer = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    ms < 10_000 ? start(handler, ms, ...args) : 0
  window.setTimeout = startTimer as typeof window.setTimeout
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  })
}

/**
 * Opens the preview without a story. axe is off, because it changes no pixel.
 * @returns the story's parameters
 */
async function openPreview(page: Page, id: string): Promise<unknown> {
  await page.goto('iframe.html')
  return page.evaluate(async (storyId) => {
    await __STORYBOOK_PREVIEW__.ready()
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
    const { chromatic, viewport } = (await __STORYBOOK_PREVIEW__.loadStory({ storyId })).parameters
    return { chromatic, viewport }
  }, id)
}

/**
 * Chromium paints no taller picture in one piece, and the rest differs each time. The picture ends where the page does.
 */
const wholePage = { fullPage: true, clip: { x: 0, y: 0, width: 16_000, height: 16_000 } }

/** Compares a story's thumbnail with its picture, or replaces it. */
async function checkThumbnail(file: string, png: Buffer): Promise<void> {
  const isStale = await isOutdated(file, png)
  if (task === 'thumbnails' && isStale) writeFileSync(file, await toThumbnail(png))
  else expect.soft(isStale, `Run \`npm run thumbnails\`: ${basename(file)} is out of date or missing`).toBe(false)
}

const stories = selectStories(task === 'before' ? 'before' : 'after')

for (const [id, name] of stories) {
  test(name, async ({ page }) => {
    await page.addInitScript(prepare, style)
    const groups = readModes(await openPreview(page, id))
    for (const [index, modes] of groups.entries()) {
      if (index > 0) await openPreview(page, id)
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      await page.setViewportSize(modes[0]?.size ?? { width: 1280, height: 900 })
      expect((await page.evaluate(showStory, id)).failure, 'while the story played').toBeNull()
      await page.evaluate(loadImages)
      for (const { name: mode, theme, forcedColors } of modes) {
        const file = thumbnails.get(`${id} ${mode}`)
        if (task === 'thumbnails' && !file) continue
        await page.emulateMedia({ colorScheme: theme, forcedColors })
        if (task !== 'thumbnails') await expect.soft(page).toHaveScreenshot([id, `${mode}.png`], wholePage)
        if (task !== 'before' && file) await checkThumbnail(file, await page.screenshot({ animations: 'disabled' }))
      }
    }
    const takenPictures = groups.flat().map(({ name: mode }) => `${mode}.png`)
    const earlierPictures =
      task === 'after' && existsSync(join(picturesDir, id)) ? readdirSync(join(picturesDir, id)) : []
    expect
      .soft(
        earlierPictures.filter((picture) => !takenPictures.includes(picture)),
        'modes that are gone',
      )
      .toEqual([])
  })
}

const removedStories = task === 'after' ? [...selectStories('before')].filter(([id]) => !stories.has(id)) : []
for (const [id, name] of removedStories)
  test(name, () => {
    throw new Error(`The story ${id} is gone.`)
  })
