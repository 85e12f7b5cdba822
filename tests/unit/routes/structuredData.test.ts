import { expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { toProductList } from '#src/routes/productData.ts'
import { toJson } from '#src/routes/structuredData.tsx'

const source = { site: 'https://shop.test/', catalogue: null }

const toJsonText = (part: Parameters<typeof makePart>[0]) => toJson(toProductList([toPart(makePart(part))], source))

const toProduct = (part: Parameters<typeof makePart>[0]) => {
  const { itemListElement } = JSON.parse(toJsonText(part)) as { itemListElement: { item: unknown }[] }
  return itemListElement[0]?.item
}

const rotorProduct = {
  '@type': 'Product',
  name: 'Rotor',
  description: 'Steel.',
  image: 'https://images.shop.test/r.jpg',
}
const rotorFields = { name: rotorProduct.name, describe: rotorProduct.description, image: rotorProduct.image }

it('a part is described as a product with its offer', () => {
  const offers = { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
  for (const [price, text] of [
    ['1,234.5', '1234.5'],
    [0.045, '0.045'],
  ])
    expect(toProduct({ ...rotorFields, price, minimumQuantity: 2, availableParts: 9 })).toEqual({
      ...rotorProduct,
      offers: { ...offers, price: text },
    })
})

it('a part without a price has no offer (DATA-2, ORDER-11)', () => {
  expect(toProduct({ ...rotorFields, price: 0 })).toEqual(rotorProduct)
})

it.each([
  ['that is sold out', { availableParts: 0 }],
  ['with less stock than the minimum order', { minimumQuantity: 10, availableParts: 9 }],
])('a part %s is marked as out of stock (ORDER-1)', (_, wireFields) => {
  expect(toProduct({ ...rotorFields, ...wireFields })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

it('a product links to the part’s own page, and in a snapshot its price has an expiry date (PAGE-40, DATA-20)', () => {
  const part = toPart(makePart({ _id: 'rotor' }))
  const catalogue = { takenAt: 0, total: 1, parts: [part] }
  const list = toProductList([part], { ...source, catalogue, takenAt: Date.UTC(2026, 10, 27, 6) })
  const url = 'https://shop.test/part/rotor'
  const offers = { priceValidUntil: '2026-11-28T06:00:00.000Z' }
  expect(list).toMatchObject({ itemListElement: [{ item: { url, offers } }] })
})

it('the list contains the parts up to the limit, with positions counted from 1', () => {
  const parts = ['a', 'b', 'c'].map((name) => toPart(makePart({ name })))
  expect(toProductList(parts, source, 2)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: { name: 'a' } },
      { '@type': 'ListItem', position: 2, item: { name: 'b' } },
    ],
  })
})

it.each(['</script><script>alert(1)</script>', '<!--<script>', '"}]', 'a\u2028b\\', '🛞 Räder'])(
  'the text %j is escaped, so that it can’t end the script element',
  (hostile) => {
    const text = toJsonText({ name: hostile, describe: hostile })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ itemListElement: [{ item: { name: hostile, description: hostile } }] })
  },
)
