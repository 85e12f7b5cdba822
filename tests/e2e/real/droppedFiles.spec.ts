import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { personas } from '#mocks/personas.ts'
import { restyle, unpainted } from '#tests/e2e/inspect.ts'
import { startFaultyHost, type Fault } from '#tests/e2e/real/support/faultyHost.ts'
import { steps, type Step, type Visit, type Visitor } from '#tests/e2e/real/support/loadingSteps.ts'
import { createAccount, placeOrder, type Person } from '#tests/e2e/real/support/world.ts'
import { logIn } from '#tests/e2e/steps.ts'
import { codeOf, readManifest } from '#tests/support/bundle.ts'

type Host = Awaited<ReturnType<typeof startFaultyHost>>

/** What happens to a file, and to how many requests: those of 5 s are the first three, at 0, 1 and 3 s (NET-5). */
const losses = {
  'dropped once': ['dropped', 1],
  'dropped for 5 s': ['dropped', 3],
  'dropped for good': ['dropped', Infinity],
  'answered with 404': ['missing', Infinity],
  'answered with a page': ['page', Infinity],
} satisfies Record<string, [fault: Fault, times: number]>
type Loss = keyof typeof losses
const lossNames = Object.keys(losses) as Loss[]

const outcomes = ['by itself', 'by a press', 'dead end'] as const
type Outcome = (typeof outcomes)[number]

const manifest = readManifest('dist')
const firstLoad = new Set(codeOf(manifest, 'index.html'))

const built = readdirSync('dist/assets').map((name) => `/assets/${name}`)

/** Pictures and fonts: a page does without. A browser asks for one size and format of each picture. */
const isMedia = (path: string) => /\.(avif|webp|woff2)$/.test(path)

/** The addresses of a step's code, less that of the first load; or of all pictures and fonts. */
const filesOf = ({ code }: Step) =>
  code === 'media'
    ? built.filter(isMedia)
    : code
        .flatMap((chunk) => codeOf(manifest, chunk).filter((file) => chunk === 'index.html' || !firstLoad.has(file)))
        .map((file) => `/${file}`)

/** How long the line stays down unless a button is pressed. */
const downtimeMs = 130_000

/** After this time of the page nothing more happens. */
const endMs = downtimeMs + 60_000

/** A page whose code was lost may have lost that of its data too: each says so, one after the other. */
const maxPresses = 3

const buttons = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

/** What the page shows. A page that is just being replaced shows nothing. */
const look = async (step: Step, visit: Visit) => {
  const seen = Promise.all([
    step.isDone(visit),
    step.hasFailed?.(visit) ?? false,
    buttons(visit.page, 'Try again').first().isVisible(),
    buttons(visit.page, 'Reload').first().isVisible(),
  ])
  const [isDone, hasFailed, mayRetry, mayReload] = await seen.catch(() => [])
  return { isDone, hasFailed, mayRetry, mayReload }
}

/** Plays a step on a line or a host that loses its files, until a message is seen or for as long as the line is down. */
async function play(step: Step, loss: Loss, host: Host, visit: Visit): Promise<Outcome> {
  const { page } = visit
  const [fault, times] = losses[loss]
  await page.clock.install()
  await step.prepare?.(visit)
  if (step.prepare) await page.waitForLoadState('networkidle')
  host.lose(
    filesOf(step).map((path) => [path, fault]),
    times,
  )
  await step.act(visit)
  let presses = 0
  // A reload would break off what is done again.
  let isRepeated = false
  for (let time = 0; time < endMs; time += 1000) {
    const { isDone, hasFailed, mayRetry, mayReload } = await look(step, visit)
    if (isDone) return presses > 0 ? 'by a press' : 'by itself'
    if (presses < maxPresses && (hasFailed || mayRetry || (mayReload && !isRepeated))) {
      host.lose([])
      presses += 1
      isRepeated = hasFailed
      if (hasFailed) await (step.repeat ?? step.act)(visit)
      else if (mayRetry) await buttons(page, 'Try again').first().click()
      else {
        await buttons(page, 'Reload').first().click()
        if (step.isLostByReload) {
          await step.prepare?.(visit)
          await step.act(visit)
        }
      }
    }
    if (time === downtimeMs) host.lose([])
    // The clock doesn't overtake a slow computer.
    await expect.poll(host.isIdle, { intervals: [10] }).toBe(true)
    await page.clock.runFor(1000).catch(() => undefined)
  }
  // The identity provider and the API answer in their own time.
  const isDone = await expect
    .poll(() => step.isDone(visit), { timeout: 15_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  if (!isDone) return 'dead end'
  return presses > 0 ? 'by a press' : 'by itself'
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

/** Moves a stored session to another address. */
const moveTo = ({ cookies, origins }: State, url: string): State => ({
  cookies,
  origins: origins.map((origin) => ({ ...origin, origin: new URL(url).origin })),
})

async function signIn(browser: Browser, person: Person): Promise<State> {
  await using host = await startFaultyHost()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${host.url}login`)
  await logIn(page, person)
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}

const password = 'Workshop!25'
const customer = { name: 'Rina Akter', email: 'rina@dropped-files.example', password }
const admin = { ...personas.admin, password }

interface Accounts {
  /** The stored sessions. */
  states: Partial<Record<Visitor, State>>
  /** Id of an unpaid order of the customer. */
  order: string
}

const test = base.extend<object, { accounts: Accounts }>({
  accounts: [
    async ({ browser }, use) => {
      for (const person of [customer, admin]) await createAccount(person)
      const order = await placeOrder(customer, 'brake-rotor-345', 25)
      await use({ order, states: { customer: await signIn(browser, customer), admin: await signIn(browser, admin) } })
    },
    { scope: 'worker' },
  ],
})

for (const step of steps)
  for (const loss of lossNames) {
    test(
      `${step.name}, with its files ${loss}, is no dead end (NET-5)`,
      { tag: '@nightly' },
      async ({ browser, accounts }, info) => {
        const { as = 'anyone', viewport = { width: 1280, height: 800 } } = step
        const state = accounts.states[as]
        await using host = await startFaultyHost()
        const context = await browser.newContext({ viewport, ...(state && { storageState: moveTo(state, host.url) }) })
        await context.addInitScript(restyle, unpainted)
        await context.addInitScript({ path: fileURLToPath(new URL('support/cardScript.js', import.meta.url)) })
        const page = await context.newPage()
        const hasReceived = (chunk: string) => host.sent.has(`/${manifest[chunk]?.file}`)
        const person = as === 'admin' ? admin : customer
        const outcome = await play(step, loss, host, {
          page,
          url: host.url,
          person,
          order: accounts.order,
          hasReceived,
        })
        info.annotations.push({ type: `code that is ${loss}`, description: outcome })
        expect(host.lost.length, 'files were lost').toBeGreaterThan(0)
        expect(outcome, `last seen: ${page.url()}`).not.toBe('dead end')
        await context.close()
      },
    )
  }

test('every script and style sheet of the build is lost by a step', { tag: '@release' }, () => {
  const lost = new Set(steps.flatMap(filesOf))
  const others = built.filter((path) => !isMedia(path) && !lost.has(path))
  // Without the web fonts' own sheet and its script a page is shown in other fonts.
  const ofFonts = /^@font-face|\[.Archivo.,/
  expect(others.filter((path) => !ofFonts.test(readFileSync(`dist${path}`, 'utf8')))).toEqual([])
})
