import type { BrowserContext, Page } from '@playwright/test'
import * as fc from 'fast-check'
import { storageKey } from '#mocks/db.ts'
import { buildLink } from '#mocks/demo/link.ts'
import { viewers } from '#mocks/demo/situation.ts'
import { callNames, defaultSettings, settingsSchema, type MockSettings, type Fault } from '#mocks/settings.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { scenarioNames } from '#mocks/scenarios.ts'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { findControl, findPageProblems, navigateWithinApp, changeSettings } from '#tests/e2e/mock/support/visit.ts'
import { collectConsoleErrors } from '#tests/support/collectConsoleErrors.ts'
import { pageUrls } from '#tests/spec/pages.ts'

/** Example: MONKEY_SEED=7 generates different steps, and MONKEY_MINUTES=10 runs the test for ten minutes. */
const seed = Number(process.env.MONKEY_SEED ?? 1)
const minutes = Number(process.env.MONKEY_MINUTES ?? 1)

const typedTexts = [
  ...Object.values(personas).map(({ email }) => email),
  demoPassword,
  ...'nobody 4242424242424242 4000000000000002 1234 123 12 0 -1 1.5 https://example.test/me <b>bold</b>'.split(' '),
  '',
  '   ',
  'x'.repeat(200),
]
const keys = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp', 'End', 'Home']
const paths = [...pageUrls.map(({ at }) => at), '/nowhere', '/purchase/nothing', '/dashboard/payment/nothing']
const { faults, ...settingSchemas } = settingsSchema.shape

const anyOf = <const Value>(...values: Value[]) => fc.constantFrom(...values)

/** The demo's settings with at most one fault. */
const arbitrarySettings: fc.Arbitrary<Partial<MockSettings>> = fc.oneof(
  fc.constant({}),
  fc
    .tuple(
      anyOf('*', ...callNames),
      fc.constantFrom<Fault[]>(401, 403, 404, 500, 'network', 'garbage', 'hang', 'refused', 'lost'),
    )
    .map(([call, fault]) => ({ faults: faults.parse({ [call]: fault }) })),
  ...(['card', 'cardForm', 'popup', 'identity'] as const).map((name) =>
    fc.record({ [name]: anyOf(...settingSchemas[name].options) }),
  ),
)

// Databases of 10,000 rows make each step slow.
const scenarios = scenarioNames.filter((name) => !name.includes('TenThousand'))
const arbitrarySituation = { scenario: anyOf(...scenarios), as: anyOf(...viewers), path: anyOf(...paths) }

/** A person's action. The number `control` selects one of the controls that are on the page at that moment. */
const arbitraryAction = fc.oneof(
  { weight: 30, arbitrary: fc.record({ do: fc.constant('use'), control: fc.nat(999), text: anyOf(...typedTexts) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('key'), key: anyOf(...keys) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('setting'), settings: arbitrarySettings }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('history'), by: anyOf(-1, 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('situation'), ...arbitrarySituation }) },
)
const arbitraryStep = fc.record({ tab: fc.nat(1), action: arbitraryAction, ms: anyOf(0, 0, 50, 200, 1000, 5000) })

type Step = typeof arbitraryStep extends fc.Arbitrary<infer Value> ? Value : never

async function performStep(page: Page, { action: stepAction }: Step, root: string): Promise<unknown> {
  switch (stepAction.do) {
    case 'use': {
      const control = await page.evaluate(findControl, stepAction.control)
      if (!control) return
      await page.mouse.click(control.x, control.y)
      return (
        control.isText && page.keyboard.press('ControlOrMeta+A').then(() => page.keyboard.insertText(stepAction.text))
      )
    }
    case 'key':
      return page.keyboard.press(stepAction.key)
    case 'setting':
      return page.evaluate(changeSettings, [storageKey, { ...defaultSettings(), ...stepAction.settings }] as const)
    case 'history':
      return page.evaluate((by) => history.go(by), stepAction.by)
    case 'situation':
      return page.goto(buildLink({ ...stepAction, settings: {} }, root, { panel: 'hidden' }))
  }
}

/** Opens the shop in a desktop tab and a phone tab. Their fake clocks advance only when the test advances them. */
async function openTabs(context: BrowserContext, root: string) {
  await context.clock.install({ time: Date.UTC(2026, 0, 5, 9) })
  await context.addInitScript(() => Object.assign(window, { print: () => {} }))
  const pages = [await context.newPage(), await context.newPage()] as const
  await pages[1].setViewportSize({ width: 390, height: 800 })
  for (const page of pages) {
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('filechooser', (chooser) => void chooser.setFiles('mocks/pictures/gears-800.avif'))
    await page.goto(`${root}?panel=hidden`)
  }
  return pages
}

test(
  'random actions of a visitor never lead to a broken page (ROBUST-4)',
  { tag: '@nightly' },
  async ({ browser, baseURL: root = '' }) => {
    test.setTimeout(minutes * 60_000 + 600_000)
    const visitProperty = fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 200, size: 'max' }), async (steps) => {
      const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' })
      const pages = await openTabs(context, root)
      const consoleChecks = pages.map(collectConsoleErrors)
      for (const nextStep of steps) {
        const page = pages[nextStep.tab] ?? pages[0]
        await performStep(page, nextStep, root).catch((error: unknown) => {
          // The previous step may have started a navigation, which makes calls to the old page fail.
          if (!/context was destroyed|navigat/i.test(String(error))) throw error
        })
        for (const otherPage of context.pages().slice(2)) await otherPage.close()
        await context.clock.runFor(nextStep.ms)
        await page.waitForLoadState()
        await expect.poll(() => page.evaluate(findPageProblems), { message: JSON.stringify(nextStep) }).toEqual([])
      }
      expect(consoleChecks.flatMap((stop) => stop())).toEqual([])
      await context.close()
    })
    await fc.assert(visitProperty, {
      seed,
      numRuns: 10_000,
      interruptAfterTimeLimit: minutes * 60_000,
      endOnFailure: false,
    })
  },
)

test(
  'opening all pages repeatedly leaks no memory (ROBUST-4)',
  { tag: '@nightly' },
  async ({ page, baseURL: root = '' }) => {
    test.setTimeout(600_000)
    await page.goto(
      buildLink({ scenario: 'everydayShop', as: 'admin', settings: {}, path: '/' }, root, { panel: 'hidden' }),
    )
    const devTools = await page.context().newCDPSession(page)
    const openAllAndMeasure = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1)
        for (const { at } of pageUrls) {
          await page.evaluate(navigateWithinApp, new URL(`.${at}`, root).pathname)
          await expect.poll(() => page.evaluate(findPageProblems)).toEqual([])
        }
      await devTools.send('HeapProfiler.collectGarbage')
      return (await devTools.send('Runtime.getHeapUsage')).usedSize
    }
    // The first five rounds fill all caches, so the memory should stay constant afterwards.
    const firstMeasurement = await openAllAndMeasure(5)
    expect((await openAllAndMeasure(10)) / firstMeasurement).toBeLessThan(1.1)
  },
)
