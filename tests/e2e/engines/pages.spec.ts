import { text } from '#mocks/demo/tour/steps/step.ts'
import { rotorPart } from '#mocks/demo/tour/tours.ts'
import { parts } from '#src/copy/publicPages.ts'
import { isPrerendered, pageNames, pages } from '#src/domain/pages.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'

const publicPaths = pageNames.filter(isPrerendered).map((name) => pages[name].path)

const haveScriptsRun = () => Object.keys(document.documentElement.dataset).length > 0

for (const width of [390, 1280]) {
  test(`without scripts, pages show the parts with their prices at ${width} px (DATA-20)`, async ({
    visitor,
    serveFolder,
  }) => {
    const { url } = await serveFolder('dist', (body) => body.replaceAll(/script-src [^;"\n]*/g, "script-src 'none'"))
    await visitor.driver.resize({ width, height: 800 })
    for (const path of ['', 'parts']) {
      await visitor.driver.open(url + path)
      await visitor.see(text('$84.00', rotorPart.name), text('Prices and stock as of'))
      expect(await visitor.callPage('findPageProblems'), path).toEqual([])
      expect(await visitor.evaluate(haveScriptsRun), 'no script runs').toBe(false)
    }
  })

  test(`every public page starts without faults at ${width} px`, async ({ visitor, serveFolder }) => {
    const { url } = await serveFolder('dist')
    await visitor.driver.resize({ width, height: 800 })
    for (const path of publicPaths) {
      await visitor.driver.open(url + path.slice(1))
      await visitor.seePage()
      expect(await visitor.callPage('findPageProblems'), path).toEqual([])
    }
  })
}

test('the browser’s page search finds content below the first view', async ({ visitor, serveFolder }) => {
  const { url } = await serveFolder('dist')
  await visitor.driver.open(url)
  await visitor.seePage()
  const isLaidOut = () =>
    document.querySelector('#customize h2')?.checkVisibility({ contentVisibilityAuto: true }) ?? false
  await expect.poll(() => visitor.evaluate(isLaidOut)).toBe(true)
  // `window.find` is not standardized, but every browser has it.
  const isTextFound = () => (window as unknown as { find: (text: string) => boolean }).find('CUSTOMIXZE YOUR MECHINE')
  expect(await visitor.evaluate(isTextFound)).toBe(true)
})

test('the parts in a prerendered page are hydrated in place, whatever the query string (DATA-20)', async ({
  visitor,
  serveFolder,
}) => {
  const { url } = await serveFolder('dist')
  for (const query of ['?q=rotor', '?sort=priceUp', '?available=1', `?part=${rotorPart.id}`, '?stars=4', ''])
    for (const path of [query, `parts${query}`]) {
      await visitor.driver.open(url + path)
      await visitor.seePage()
      await visitor.expectInPage((updated) => document.body.innerText.includes(updated), true, parts.snapshot.updated)
      expect(await visitor.callPage('findPageProblems'), path).toEqual([])
    }
  await visitor.driver.open(url + `part/${rotorPart.id}`)
  await visitor.seePage()
  expect(await visitor.callPage('findPageProblems')).toEqual([])
})
