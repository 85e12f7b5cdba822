import { expect, it } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { toPart } from '#src/domain/part.ts'
import { productList } from '#src/routes/productData.ts'
import { toJsonLd } from '#src/routes/structuredData.tsx'

const textOf = (part: Parameters<typeof makePart>[0]) => toJsonLd(productList([toPart(makePart(part))], 100))

const only = (part: Parameters<typeof makePart>[0]) => {
  const { itemListElement } = JSON.parse(textOf(part)) as { itemListElement: { item: unknown }[] }
  return itemListElement[0]?.item
}

const product = { '@type': 'Product', name: 'Rotor', description: 'Steel.', image: 'https://images.shop.test/r.jpg' }
const rotor = { name: product.name, describe: product.description, image: product.image }

it('describes a part as a product with its offer', () => {
  const offers = { '@type': 'Offer', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
  for (const [price, text] of [
    ['1,234.5', '1234.5'],
    [0.045, '0.045'],
  ])
    expect(only({ ...rotor, price, minimumQuantity: 2, availableParts: 9 })).toEqual({
      ...product,
      offers: { ...offers, price: text },
    })
})

it.each([
  ['with a price of 0', { price: 0 }],
  ['sold out', { availableParts: 0 }],
  ['with less stock than the minimum order', { minimumQuantity: 10, availableParts: 9 }],
])('a part %s has no offer (DATA-2, ORDER-1, ORDER-11)', (_case, wire) => {
  expect(only({ ...rotor, ...wire })).toEqual(product)
})

it('counts the parts from 1 and stops at the limit', () => {
  const parts = ['a', 'b', 'c'].map((name) => toPart(makePart({ name })))
  expect(productList(parts, 2)).toMatchObject({
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
    const text = textOf({ name: hostile, describe: hostile })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toMatchObject({ itemListElement: [{ item: { name: hostile, description: hostile } }] })
  },
)
