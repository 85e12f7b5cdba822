import { chromium } from '@playwright/test'
import { startMockServer } from '#mocks/http.ts'
import { launchOptions } from '#tests/support/browser.ts'
import { serveStatic } from '#tests/support/static.ts'
import { mockServerPort } from '#tests/support/testConfig.ts'
const api = await startMockServer(mockServerPort)
const site = await serveStatic({ dir: '/work/main/dist', port: 0, fallback: 'spa' })
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage()
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)))
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
let release = () => {}
const held = new Promise<void>((r) => (release = r))
await page.route(/assets\/.*\.js/, async (route) => { await held; await route.continue() })
await page.goto(site.url + 'parts', { waitUntil: 'commit' })
await page.waitForSelector('main li article')
await page.waitForTimeout(500)
const early = await page.evaluate(() => document.querySelector('main')!.innerHTML)
await page.screenshot({ path: '/work/w/early.png' })
const handle = await page.$('main li article')
release()
await page.waitForFunction(() => document.querySelectorAll('main li').length > 9)
await page.waitForTimeout(500)
console.log('same element', await handle!.evaluate((n) => n.isConnected))
const late = await page.evaluate(() => { for (const li of [...document.querySelectorAll('main ul li')].slice(9)) li.remove(); return document.querySelector('main')!.innerHTML })
console.log('equal', early === late, early.length, late.length)
for (let i = 0; i < early.length; i++) if (early[i] !== late[i]) { console.log(early.slice(i - 100, i + 200)); console.log(late.slice(i - 100, i + 200)); break }
await browser.close(); api.server.close(); site.server.close(); process.exit()
