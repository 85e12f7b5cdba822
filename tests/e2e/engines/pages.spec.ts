import { isPrerendered, pageNames, pages } from '#src/domain/pages.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'

const publicPaths = pageNames.filter(isPrerendered).map((name) => pages[name].path)

for (const width of [390, 1280])
  test(`every public page at ${width} px`, async ({ visitor, hostOf }) => {
    const { url } = await hostOf('dist')
    await visitor.driver.resize({ width, height: 800 })
    for (const path of publicPaths) {
      await visitor.driver.open(url + path.slice(1))
      await visitor.seePage()
      expect(await visitor.callPage('findFaults'), path).toEqual([])
    }
  })

test('find in page finds content below the first view', async ({ visitor, hostOf }) => {
  const { url } = await hostOf('dist')
  await visitor.driver.open(url)
  await visitor.seePage()
  const isLaidOut = () =>
    document.querySelector('#customize h2')?.checkVisibility({ contentVisibilityAuto: true }) ?? false
  await expect.poll(() => visitor.read(isLaidOut)).toBe(true)
  // `window.find` is not standardized, but every browser has it.
  const find = () => (window as unknown as { find: (text: string) => boolean }).find('CUSTOMIXZE YOUR MECHINE')
  expect(await visitor.read(find)).toBe(true)
})

test('the parts in the pages are hydrated in place with any query string (DATA-20)', async ({ visitor, hostOf }) => {
  const { url } = await hostOf('dist')
  for (const path of ['?stars=4', 'parts?q=rotor', 'parts?sort=priceUp', 'parts?available=1', 'part/brake-rotor-345']) {
    await visitor.driver.open(url + path)
    await visitor.seePage()
    expect(await visitor.callPage('findFaults'), path).toEqual([])
  }
})
