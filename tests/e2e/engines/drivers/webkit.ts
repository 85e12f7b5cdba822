import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import type * as remote from 'selenium-webdriver/remote'
import { storybookAgent, type Driver, type Key } from '#tests/e2e/engines/drivers/driver.ts'
import { isRoot } from '#tests/support/browser.ts'
import { findWebKit } from '#tests/support/engines.ts'
import { createFontEnvironment } from '#tests/support/fonts.ts'

// The package's file can be loaded only with `require`; `import` can't resolve it.
const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof remote

const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15 ${storybookAgent}`

/** The code points that the WebDriver protocol uses for keys that type no character. */
const keyCodes: Record<Key, string> = { Tab: Keys.TAB, Enter: Keys.ENTER, Escape: Keys.ESCAPE }

type ScriptResult = { value?: unknown } | { error: string } | null

/**
 * Starts a virtual display.
 * @returns the display's name, and a function that stops the display
 */
async function startDisplay(program: string): Promise<{ name: string; stop: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const displayNumber = await new Promise<string>((resolve, reject) => {
    display.once('error', reject).once('exit', () => reject(new Error('Xvfb does not start.')))
    display.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { name: `:${displayNumber}`, stop: () => display.kill() }
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display. The browser is in full-screen mode, so no toolbar reduces the
 * page's size.
 * @returns null if a program is not installed
 */
export async function startWebKit(): Promise<Driver | null> {
  const programs = findWebKit()
  if (!programs) return null
  // An empty home directory isolates the browser from the user's settings, such as reduced motion.
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const display = await startDisplay(programs.display)
  const environment = {
    ...process.env,
    ...createFontEnvironment('arial'),
    DISPLAY: display.name,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    XDG_CONFIG_HOME: home,
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox can't run as root or in most containers.
    ...((isRoot || process.env.CI) && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment(new Map(Object.entries(environment).map(([name, value]) => [name, value ?? ''])))
    .build()
  const stop = async () => {
    await service.kill()
    display.stop()
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const options = { binary: programs.browser, args: ['--automation', '--full-screen', `--user-agent=${userAgent}`] }
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // With any other strategy, the driver waits forever for some pages that have already loaded.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': options,
    })
    const builder = new Builder().usingServer(await service.start()).withCapabilities(capabilities)
    return await createDriver(await builder.build(), stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function createDriver(session: WebDriver, stop: () => Promise<void>): Promise<Driver> {
  // The timeout must be below ten seconds. The driver implements it with the page's own setTimeout, and some stories
  // shorten timers of ten seconds or more.
  await session.manage().setTimeouts({ script: 9_000 })
  const mainWindow = await session.getWindowHandle()
  let evaluationCount = 0
  /** Runs a function in each window that the page has opened. */
  async function runInPopups(act: () => Promise<void>): Promise<void> {
    for (const handle of (await session.getAllWindowHandles()).filter((other) => other !== mainWindow)) {
      await session.switchTo().window(handle)
      await act()
    }
    await session.switchTo().window(mainWindow)
  }
  return {
    async open(url) {
      await session.executeScript('window.isUnloading = true')
      await session.get(url)
      const isOpenScript = `return !window.isUnloading && document.readyState !== 'loading'`
      // While the browser replaces the page, scripts fail.
      while (!(await session.executeScript(isOpenScript).catch(() => false)))
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async evaluate(expression) {
      // The result is polled. If the driver waited for the promise, it would wait forever after a navigation.
      evaluationCount += 1
      await session.executeScript(`const results = (window.driverResults ??= {})
        Promise.resolve().then(() => ${expression}).then(
          (value) => (results[${evaluationCount}] = { value }),
          (error) => (results[${evaluationCount}] = { error: String(error?.stack ?? error) }),
        )`)
      for (let waitMs = 5; ; waitMs = Math.min(waitMs * 2, 80)) {
        const readScript = `return window.driverResults ? (window.driverResults[${evaluationCount}] ?? null) : { error: 'The page was replaced.' }`
        const result = await session.executeScript<ScriptResult>(readScript)
        if (result === null) await new Promise((resolve) => setTimeout(resolve, waitMs))
        else if ('error' in result) throw new Error(result.error)
        else return result.value
      }
    },
    click: ({ x, y }) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: (key) => session.actions().sendKeys(keyCodes[key]).perform(),
    type: (text) => session.actions().keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).sendKeys(text).perform(),
    async fillFrame(title, texts) {
      // Text typed into the window does not reach a cross-origin frame.
      await session.switchTo().frame(await session.findElement(By.css(`iframe[title="${title}"]`)))
      const fields = await session.findElements(By.css('input'))
      for (const [index, text] of texts.entries()) {
        // A cross-origin frame receives focus only by a click inside it.
        await fields[index]?.click()
        await fields[index]?.sendKeys(text)
      }
      await session.switchTo().defaultContent()
    },
    readPdf: () => Promise.resolve(null),
    resize: async (size) =>
      void (await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })),
    async getPopupUrls() {
      const urls: string[] = []
      await runInPopups(async () => void urls.push(await session.getCurrentUrl()))
      return urls
    },
    closePopups: () => runInPopups(() => session.close()),
    async close() {
      await session.quit().catch(() => undefined)
      await stop()
    },
  }
}
