import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { loadImages } from '#tests/support/playStory.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { showStory } from '#tests/support/showStory.ts'
import { isSelected, readSelection } from '#tests/tools/visual/selection.ts'
import { picturesDir, storybookDir } from '#tests/tools/visual/folders.ts'
import { readModes } from '#tests/tools/visual/modes.ts'
import { isOutdated, thumbnails, createThumbnail } from '#tests/tools/visual/thumbnails.ts'

const { VISUAL_TASK: task } = process.env
const selection = readSelection(process.env)

const hasThumbnail = (id: string) => thumbnails.has(`${id} desk light`)

/** @returns the full names of the selected stories in a Storybook, by story id */
const selectStories = (side: 'before' | 'after'): Map<string, string> =>
  new Map(
    readStories(storybookDir(side))
      .filter((story) => (task !== 'thumbnails' || hasThumbnail(story.id)) && isSelected(selection, story))
      .map(({ id, title, name }) => [id, `${title} › ${name}`]),
  )

/** Lets animations run. Storybook would freeze them, but a dialog closes only when its animation ends. */
const animationStyles = `html *, html *::before, html *::after {
  animation-direction: normal !important;
  animation-play-state: running !important;
}`

/**
 * Prepares the page for pictures, before its scripts run. Timers of 10 s or more never start, because they would show
 * the messages for slow connections in a picture.
 */
function preparePage(css: string): void {
  const originalSetTimeout = window.setTimeout.bind(window)
  const setFastTimeout = (handler: TimerHandler, ms = 0, ...args: unknown[]) =>
    ms < 10_000 ? originalSetTimeout(handler, ms, ...args) : 0
  window.setTimeout = setFastTimeout as typeof window.setTimeout
  addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
  })
}

/**
 * Opens the preview without a story, and turns axe off, because it doesn't affect pictures.
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
 * The largest picture that Chromium paints in one piece; further down, some pixels would differ each time. On shorter
 * pages, a picture ends with the page.
 */
const wholePageOptions = { fullPage: true, clip: { x: 0, y: 0, width: 16_000, height: 16_000 } }

/** Compares a thumbnail with a current picture of its story. The task 'thumbnails' replaces outdated thumbnails. */
async function checkThumbnail(file: string, png: Buffer): Promise<void> {
  const isStale = await isOutdated(file, png)
  if (task === 'thumbnails' && isStale) writeFileSync(file, await createThumbnail(png))
  else expect.soft(isStale, `Run \`npm run thumbnails\`: ${basename(file)} is out of date or missing`).toBe(false)
}

const stories = selectStories(task === 'before' ? 'before' : 'after')

for (const [id, name] of stories) {
  test(name, async ({ page }) => {
    await page.addInitScript(preparePage, animationStyles)
    const modeGroups = readModes(await openPreview(page, id))
    for (const [index, modes] of modeGroups.entries()) {
      if (index > 0) await openPreview(page, id)
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
      await page.setViewportSize(modes[0]?.size ?? { width: 1280, height: 900 })
      expect((await page.evaluate(showStory, id)).failure, 'while the story played').toBeNull()
      await page.evaluate(loadImages)
      for (const { name: mode, theme, forcedColors } of modes) {
        const file = thumbnails.get(`${id} ${mode}`)
        if (task === 'thumbnails' && !file) continue
        await page.emulateMedia({ colorScheme: theme, forcedColors })
        if (task !== 'thumbnails') await expect.soft(page).toHaveScreenshot([id, `${mode}.png`], wholePageOptions)
        if (task !== 'before' && file) await checkThumbnail(file, await page.screenshot({ animations: 'disabled' }))
      }
    }
    const takenPictures = modeGroups.flat().map(({ name: mode }) => `${mode}.png`)
    const earlierPictures =
      task === 'after' && existsSync(join(picturesDir, id)) ? readdirSync(join(picturesDir, id)) : []
    expect
      .soft(
        earlierPictures.filter((picture) => !takenPictures.includes(picture)),
        'modes that no longer exist',
      )
      .toEqual([])
  })
}

const removedStories = task === 'after' ? [...selectStories('before')].filter(([id]) => !stories.has(id)) : []
for (const [id, name] of removedStories)
  test(name, () => {
    throw new Error(`The story ${id} no longer exists.`)
  })
