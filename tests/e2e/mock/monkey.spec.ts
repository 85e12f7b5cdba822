import { expect, test } from '#tests/e2e/fixtures.ts'
import type { PageWindow } from '#tests/tools/monkey/openTabs.ts'
import { installEyes } from '#tests/tools/monkey/page/eyes.ts'
import { runMonkey } from '#tests/tools/monkey/runMonkey.ts'

/** The same choices each time. The walk ends after this time on a machine that is too slow for all of its steps. */
const limits = { seed: 1, maxSteps: 300, maxMs: 60_000, maxShrinkMs: 120_000 }

test('a random visitor finds nothing wrong (ROBUST-4)', { tag: '@nightly' }, async ({ baseURL: root = '' }) => {
  test.setTimeout(300_000)
  const { isFine, report } = await runMonkey({ root, ...limits })
  console.log(report)
  expect(isFine, report).toBe(true)
})

const wayOn = '<button>Go on</button>'
const spinner = '<div role="status"><svg></svg>Loading</div>'
const pages: [name: string, html: string, findings: string[]][] = [
  ['a page', `<main><h1>Parts</h1>${wayOn}</main>`, []],
  ['a dialog', `<main aria-hidden="true"></main><div role="dialog">${wayOn}</div>`, []],
  ['a page that loads', `<nav>${wayOn}</nav><main>${spinner}</main>`, []],
  ['an empty page', `<nav>${wayOn}</nav><main></main>`, ['white page', 'dead end']],
  ['a hidden heading', `<main><h1 hidden>Parts</h1>${wayOn}</main>`, ['white page']],
  ['a disabled button', '<main><h1>Parts</h1><button disabled>Go on</button></main>', ['dead end']],
  ['a missing number', `<main><h1>Parts</h1>Total $NaN${wayOn}</main>`, ['nonsense']],
  ['a missing text', `<main><h1>Parts</h1><img alt="Picture of undefined">${wayOn}</main>`, ['nonsense']],
  ['an object as text', `<main><h1>Parts</h1>[object Object]${wayOn}</main>`, ['nonsense']],
]

for (const [name, html, findings] of pages) {
  test(`the random visitor looks at ${name}`, { tag: '@release' }, async ({ page }) => {
    await page.addInitScript(installEyes, '/')
    await page.goto('about:blank')
    await page.setContent(html)
    const view = await page.evaluate(() => (window as unknown as PageWindow).eyes.read())
    expect(view.findings.map(({ kind }) => kind)).toEqual(findings)
  })
}
