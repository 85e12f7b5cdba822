import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { storybookAgent, type Driver } from '#tests/e2e/engines/drivers/driver.ts'
import { findProgram } from '#tests/support/browser.ts'
import { createFontEnvironment } from '#tests/support/fonts.ts'

const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${storybookAgent}`

/**
 * Starts Firefox, which is controlled through WebDriver BiDi.
 * @returns null if Firefox is not installed
 */
export async function startFirefox(): Promise<Driver | null> {
  const executablePath = findProgram('firefox-esr', 'firefox')
  if (executablePath === undefined) return null
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // This timeout is longer than that of any test.
    protocolTimeout: 180_000,
    env: { ...process.env, ...createFontEnvironment('arial'), TZ: 'UTC' },
    extraPrefsFirefox: {
      'general.useragent.override': userAgent,
      'intl.accept_languages': 'en-US',
      'ui.prefersReducedMotion': 1,
      // Pages crash if the sandbox can't read the fonts. The slash at the end marks the path as a folder.
      'security.sandbox.content.read_path_whitelist': join(import.meta.dirname, '../../../../node_modules/'),
      // Blocks popups that are not opened by a click. Firefox does so by default, but not under automation.
      'dom.disable_open_during_load': true,
    },
  })
  // If a tab becomes visible before it has a page, the focus stays in the address bar, and the page's fields receive no
  // events.
  const page = await browser.newPage({ background: true })
  const initialPages = await browser.pages()
  const findPopups = async () => (await browser.pages()).filter((other) => !initialPages.includes(other))

  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      await page.bringToFront()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    async type(text) {
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.type(text)
    },
    async fillFrame(title, texts) {
      const frame = await (await page.waitForSelector(`iframe[title="${title}"]`))?.contentFrame()
      const fields = (await frame?.$$('input')) ?? []
      for (const [index, text] of texts.entries()) await fields[index]?.type(text)
    },
    async readPdf() {
      const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
      const path = join(folder, 'page.pdf')
      await page.pdf({ path, printBackground: false })
      const viewer = await browser.newPage()
      await viewer.goto(pathToFileURL(path).href)
      await viewer.waitForSelector('.endOfContent')
      const text = await viewer.evaluate(() => document.querySelector('.textLayer')?.textContent ?? '')
      await viewer.close()
      rmSync(folder, { recursive: true })
      return text
    },
    resize: (size) => page.setViewport(size),
    getPopupUrls: async () => (await findPopups()).map((popup) => popup.url()),
    async closePopups() {
      for (const popup of await findPopups()) await popup.close()
    },
    close: () => browser.close(),
  }
}
