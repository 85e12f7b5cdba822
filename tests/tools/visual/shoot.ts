import { chromium, type Browser, type CDPSession, type Page, type ViewportSize } from '@playwright/test'
import { stripVTControlCharacters } from 'node:util'
import { launchOptions } from '#tests/support/browser.ts'
import { showStory } from '#tests/support/showStory.ts'
import { ignoreWindow } from '#tests/tools/visual/ignoreWindow.ts'
import { viewKey, type Picture } from '#tests/tools/visual/picture.ts'
import type { Visit } from '#tests/tools/visual/planVisits.ts'
import { openPreview } from '#tests/tools/visual/preview.ts'
import { takePicture } from '#tests/tools/visual/takePicture.ts'

/** Longer than any story takes on a busy machine. */
const visitTimeoutMs = 60_000

/** For a browser of this name, Storybook doesn't wait for long animations, such as the one that closes a toast. */
const userAgent = 'Chrome StorybookTestRunner'

/** Storybook freezes animations when a story has been played. They end instead: a dialog goes when its animation has. */
const style = `
  html, html *, html *::before, html *::after {
    caret-color: transparent !important;
    scrollbar-width: none !important;
    animation-direction: normal !important;
    animation-play-state: running !important;
  }`

/** Starts the browser so that it draws alike on every machine of a kind. */
export function launchBrowser(): Promise<Browser> {
  const { args, ...options } = launchOptions()
  const steady = [
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--disable-checker-imaging',
    // A part that is drawn again meets the rest in other pixels than when all is drawn at once.
    '--disable-partial-raster',
  ]
  return chromium.launch({ ...options, args: [...args, ...steady] })
}

/** A page that shows the preview, always at one width: a story must not see what others loaded for another one. */
export interface Stage {
  page: Page
  session: CDPSession
  width: number
  /** The story it shows. */
  story: string | null
}

/** A Storybook on some day. */
export interface Site {
  /** Its address, with a slash at its end. */
  url: string
  /** How far the pages' clock is ahead. */
  daysAhead: number
}

/** Moves the page's clock forward. Runs in the page. */
function moveClock(daysAhead: number): void {
  const real = Date
  const now = () => real.now() + daysAhead * 86_400_000
  globalThis.Date = new Proxy(real, {
    construct: (target, args: unknown[]) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}

/**
 * Keeps waits of 10 s and more from ending: on a busy machine a picture takes as long, and the page would say that it is
 * slow. Runs in the page.
 */
function holdLongWaits(): void {
  const start = window.setTimeout.bind(window)
  const hold = (handler: TimerHandler, ms = 0, ...args: unknown[]) => (ms < 10_000 ? start(handler, ms, ...args) : 0)
  window.setTimeout = hold as typeof window.setTimeout
}

/** Opens the preview in a context of its own. */
export async function openStage(browser: Browser, { url, daysAhead }: Site, size: ViewportSize): Promise<Stage> {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    userAgent,
  })
  const page = await context.newPage()
  if (daysAhead !== 0) await page.addInitScript(moveClock, daysAhead)
  await page.addInitScript(holdLongWaits)
  await page.addInitScript((css) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
    })
  }, style)
  await openPreview(page, url)
  return { page, session: await context.newCDPSession(page), width: size.width, story: null }
}

interface ShootOptions {
  site: Site
  visits: Visit[]
  /** How many pages work at the same time. */
  pages: number
  /** The hashes of earlier pictures, by view: a picture that is the same needs no second one to prove that it is steady. */
  known: ReadonlyMap<string, string>
  /** Called with every picture that was taken. */
  onShot: (hash: string, png: Buffer) => void
  /** Called when a visit has to be repeated in a fresh page. */
  onRetake: (visit: Visit, reason: string) => void
}

/** @throws after the time is up. Timed in Node: stories replace the page's timers */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error('It takes too long.')), visitTimeoutMs)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Empties the page's own store of pictures, which switching the cache off does. The browser shows a larger version of a
 * picture than it needs when an earlier story has left it there.
 */
async function forgetPictures(session: CDPSession): Promise<void> {
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
}

/** The beginning of an error's message, in one line. */
function messageOf(error: unknown): string {
  const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const lines = message.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).slice(0, 2).join(' ')
}

/** Takes the pictures of all visits. A story that fails or doesn't come to rest gets a second chance in a fresh page. */
export async function shoot(browser: Browser, options: ShootOptions): Promise<Picture[]> {
  const { site, known, onShot, onRetake } = options
  const queue = [...options.visits]
  const pictures: Picture[] = []

  async function visitOnce(stage: Stage, { story, size, modes }: Visit): Promise<Picture[]> {
    const { page, session } = stage
    stage.story = story
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
    await page.setViewportSize(size)
    await page.evaluate(() => globalThis.restoreStyles?.())
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    )
    await forgetPictures(session)
    const { failure } = await page.evaluate(showStory, story)
    if (failure !== null) throw new Error(failure)
    await page.evaluate(ignoreWindow, size.height)
    const taken: Picture[] = []
    for (const mode of modes) {
      const view = { story, mode: mode.name, globals: mode.globals }
      const shot = await takePicture(page, session, mode, known.get(viewKey(view)))
      if (!shot) throw new Error(`It doesn't come to rest (${mode.name}).`)
      onShot(shot.hash, shot.png)
      taken.push({ ...view, hash: shot.hash })
    }
    return taken
  }

  async function replace(stage: Stage | null, { size }: Visit): Promise<Stage> {
    await stage?.page.context().close()
    return openStage(browser, site, size)
  }

  async function work(): Promise<void> {
    let stage: Stage | null = null
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const isUsable = stage !== null && stage.width === visit.size.width && stage.story !== visit.story
      if (stage === null || !isUsable) stage = await replace(stage, visit)
      try {
        pictures.push(...(await inTime(visitOnce(stage, visit))))
      } catch (firstError) {
        onRetake(visit, messageOf(firstError))
        stage = await replace(stage, visit)
        try {
          pictures.push(...(await inTime(visitOnce(stage, visit))))
        } catch (error) {
          const { story } = visit
          const failure = messageOf(error)
          pictures.push(...visit.modes.map(({ name, globals }): Picture => ({ story, mode: name, globals, failure })))
          stage = await replace(stage, visit)
        }
      }
    }
    await stage?.page.context().close()
  }

  await Promise.all(Array.from({ length: options.pages }, work))
  return pictures
}
