import { expect, test } from 'vitest'
import { readHtml } from '#tests/tools/smoke/html.ts'

const page = (body: string) =>
  `<!doctype html><head><title>Parts &amp; more</title><meta content='a "b"' property=og:title>` +
  `<link href="/parts" rel="canonical"></head><body><svg><title>Logo</title></svg>${body}</body>`

test('reads title, heading and tags, however their attributes are written', () => {
  const html = readHtml(page('<h1 class="x">Car &lt;parts&gt;</h1>'))
  expect(html).toMatchObject({ title: 'Parts & more', heading: 'Car <parts>' })
  expect([html.meta('og:title'), html.link('canonical')]).toEqual(['a "b"', '/parts'])
})

test('says what is missing', () => {
  const html = readHtml(page('<h1><b>Parts</b></h1>'))
  expect([html.heading, html.meta('robots'), html.link('icon')]).toEqual([undefined, null, null])
  expect(readHtml('')).toMatchObject({ title: '', heading: undefined })
})
