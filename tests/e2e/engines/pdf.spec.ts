import { buildLink } from '#mocks/demo/link.ts'
import { paths } from '#src/domain/paths.ts'
import { expect, test } from '#tests/e2e/engines/fixtures.ts'

test('a receipt saved as a PDF contains its text (STATE-17)', async ({ visitor, serveFolder }) => {
  const { url } = await serveFolder('dist-mock')
  const situation = {
    scenario: 'everydayShop',
    as: 'customer',
    settings: {},
    path: paths.payment('order-1009'),
  } as const
  await visitor.driver.open(buildLink(situation, url, { panel: 'hidden' }))
  await visitor.seePage()
  await visitor.expectInPage(
    () => [...document.fonts].some(({ family, status }) => /^"?Archivo"?$/.test(family) && status === 'loaded'),
    true,
  )
  const text = await visitor.driver.readPdf()
  test.skip(text === null, 'this engine’s driver can’t make a PDF')
  for (const entry of ['Kamal Hossain', '+880 1700 000 000', '12 Port Road', 'pi_3Q9xK2']) expect(text).toContain(entry)
})
