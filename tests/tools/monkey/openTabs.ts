import type { Browser, BrowserContext, Page } from '@playwright/test'
import { lasting, reloading } from '#tests/tools/monkey/chooseStep.ts'
import { installEyes, type Eyes, type PageView } from '#tests/tools/monkey/page/eyes.ts'
import { installTime, type PageTime } from '#tests/tools/monkey/page/time.ts'
import { watchConsole, type ConsoleWatch } from '#tests/support/watchConsole.ts'

/** Every walk begins at this time. */
const startMs = Date.UTC(2026, 0, 5, 9)

/** What the pages have on their window. */
export type PageWindow = Window & { pageTime?: PageTime; eyes: Eyes }

/** The picture that every file chooser gets. */
const picture = 'mocks/pictures/gears-800.avif'

/** Two tabs of one browser, which share its storage, and the windows that they open. */
export interface Tabs {
  context: BrowserContext
  /** Address of the shop's root, with a slash at its end. */
  root: string
  /** The tabs that are open, the shop's two first. */
  pages(): Page[]
  /** Lets time pass in all tabs, beginning with this one. Resolves when they load and change no more. */
  settle(first: Page, ms: number): Promise<void>
  read(): Promise<PageView[]>
  /** The console's warnings and errors and the uncaught exceptions since the last call. */
  noise(): string[]
}

/** A page's code that is on its way: until it is here, the page is not the one that a person would see. */
function watchLoading(page: Page) {
  const loading = new Set<unknown>()
  page.on('request', (request) => {
    if (/document|script|stylesheet|fetch/.test(request.resourceType())) loading.add(request)
  })
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return loading
}

/** Asks a page again when it was replaced meanwhile. @throws what the last of five attempts has thrown */
async function insist<Answer>(page: Page, ask: () => Promise<Answer>, attempts = 5): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (attempts === 1 || !/context was destroyed|navigat/i.test(String(error))) throw error
    await page.waitForLoadState()
    return insist(page, ask, attempts - 1)
  }
}

/** Windows close themselves when they have done their work. @returns null when this one did meanwhile */
export async function unlessClosed<Result>(page: Page, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (page.isClosed()) return null
    throw error
  }
}

/**
 * Opens the shop in two tabs of a new context: a desktop's and a phone's.
 * @param root address of the shop's root, with a slash at its end
 */
export async function openTabs(browser: Browser, root: string): Promise<Tabs> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  await context.addInitScript(installTime, startMs)
  await context.addInitScript(installEyes, new URL(root).pathname)
  await context.addInitScript(() => Object.assign(window, { print: () => {} }))
  const watches = new Map<Page, ConsoleWatch>()
  const loading = new Map<Page, Set<unknown>>()
  context.on('page', (page) => {
    watches.set(page, watchConsole(page))
    loading.set(page, watchLoading(page))
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('filechooser', (chooser) => void chooser.setFiles(picture))
  })
  const pages = () => context.pages().filter((page) => !page.isClosed())

  const advance = (page: Page, ms: number) =>
    insist(page, () => page.evaluate((time) => (window as unknown as PageWindow).pageTime?.advance(time), ms))
  async function settlePage(page: Page, ms: number): Promise<void> {
    await advance(page, ms)
    while ((loading.get(page)?.size ?? 0) > 0) await advance(page, 0)
  }

  const tabs: Tabs = {
    context,
    root,
    pages,
    async settle(first, ms) {
      for (const page of [first, ...pages().filter((other) => other !== first)])
        await unlessClosed(page, settlePage(page, ms))
    },
    async read() {
      const look = (page: Page) =>
        insist(page, () => page.evaluate(() => (window as unknown as PageWindow).eyes.read()))
      const views = await Promise.all(pages().map((page) => unlessClosed(page, look(page))))
      return views.filter((view) => view !== null)
    },
    noise() {
      const noise = [...watches].flatMap(([, watch]) => watch.stop())
      for (const page of watches.keys()) {
        if (page.isClosed()) watches.delete(page)
        else watches.set(page, watchConsole(page))
      }
      return noise
    },
  }
  for (const tab of [lasting, reloading]) {
    const page = await context.newPage()
    if (tab === reloading) await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${root}?panel=hidden`)
    await settlePage(page, 1000)
  }
  return tabs
}
