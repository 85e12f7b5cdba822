import { expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { toProductList } from '#src/routes/productData.ts'
import { toJson } from '#src/routes/structuredData.tsx'

const source = { site: 'https://shop.test/', catalogue: null }

const toText = (part: Parameters<typeof makePart>[0]) => toJson(toProductList([toPart(makePart(part))], source))

const toProduct = (part: Parameters<typeof makePart>[0]) => {
  const { itemListElement } = JSON.parse(toText(part)) as { itemListElement: { item: unknown }[] }
  return itemListElement[0]?.item
}

const product = { '@type': 'Product', name: 'Rotor', description: 'Steel.', image: 'https://images.shop.test/r.jpg' }
const rotor = { name: product.name, describe: product.description, image: product.image }

it('a part is described as a product with its offer', () => {
  const offers = { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
  for (const [price, text] of [
    ['1,234.5', '1234.5'],
    [0.045, '0.045'],
  ])
    expect(toProduct({ ...rotor, price, minimumQuantity: 2, availableParts: 9 })).toEqual({
      ...product,
      offers: { ...offers, price: text },
    })
})

it('a part without a price has no offer (DATA-2, ORDER-11)', () => {
  expect(toProduct({ ...rotor, price: 0 })).toEqual(product)
})

it.each([
  ['sold out', { availableParts: 0 }],
  ['with less stock than the minimum order', { minimumQuantity: 10, availableParts: 9 }],
])('a part %s is out of stock (ORDER-1)', (_case, wire) => {
  expect(toProduct({ ...rotor, ...wire })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

it('a product has the part’s own page (PAGE-40), and in a snapshot the end of its price’s validity (DATA-20)', () => {
  const part = toPart(makePart({ _id: 'rotor' }))
  const catalogue = { takenAt: 0, total: 1, parts: [part] }
  const list = toProductList([part], { ...source, catalogue, takenAt: Date.UTC(2026, 10, 27, 6) })
  const url = 'https://shop.test/part/rotor'
  const offers = { priceValidUntil: '2026-11-28T06:00:00.000Z' }
  expect(list).toMatchObject({ itemListElement: [{ item: { url, offers } }] })
})

it('positions are counted from 1, up to the limit', () => {
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
  'escapes %j',
  (hostile) => {
    const text = toText({ name: hostile, describe: hostile })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ itemListElement: [{ item: { name: hostile, description: hostile } }] })
  },
)
