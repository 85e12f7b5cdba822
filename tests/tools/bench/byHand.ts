import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testConfig } from '#tests/support/testConfig.ts'

// Pages written by hand, with which the shop is compared. They are written beside its files, on the same host.

const head = (title: string, extra = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${extra}
<link rel="stylesheet" href="by-hand.css">`

/** In a file: the shop's Content-Security-Policy allows no inline styles but the shop's own. */
const styles = `
  body { margin: 0; background: #14181d; color: #eceae4; font: 16px sans-serif }
  header { height: 73px; background: #f6f5f1 }
  .stage { height: min(80vw, 400px) }
  .stage img { display: block; width: 100%; height: 100%; object-fit: cover }
  .stage + h2 { font-size: 64px }
  @media (min-width: 768px) {
    .stage { height: min(86svh, 820px) }
    .stage + h2 { position: absolute; top: 250px; left: 48px }
  }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; padding: 24px; list-style: none }
  article { display: grid; gap: 8px; padding: 16px; background: #181d22 }
  li img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover }
`

/** Asks for the list at once and writes a card for each part. The policy forbids markup from strings. */
const partsScript = `
const request = fetch('${testConfig.VITE_API_URL}/parts')
const add = (parent, tag, properties) => parent.appendChild(Object.assign(document.createElement(tag), properties))
request.then((response) => response.json()).then((parts) => {
  const list = document.querySelector('ul')
  for (const part of parts) {
    const card = add(add(list, 'li'), 'article')
    add(card, 'img', { src: part.image, alt: '', loading: 'lazy' })
    add(card, 'h3', { textContent: part.name })
    add(card, 'p', { textContent: part.description ?? '' })
    add(card, 'p', { textContent: '$' + Number(part.price).toFixed(2) + ' per piece' })
    add(card, 'p', { textContent: part.availableParts + ' pcs available, at least ' + part.minimumQuantity })
    add(card, 'a', { href: 'purchase/' + part._id, textContent: 'Purchase Now' })
  }
})`

/** The first match of a pattern. @throws Error when there is none */
function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0]
  if (!found) throw new Error(`the page has no ${pattern}`)
  return found
}

/**
 * Writes the two pages into a build of the shop: the same headline on the same picture without scripts, and the same
 * list of parts by a script of 1 kB.
 * @throws Error when Home has no picture
 */
export function writePagesByHand(dir: string): { home: string; parts: string } {
  const home = readFileSync(join(dir, 'index.html'), 'utf8')
  const preload = find(home, /<link rel="preload" as="image"[^>]*>/)
  const stage = `<div class="stage">${find(home, /<picture>.*?<\/picture>/)}</div><h2>Built<br>to run</h2>`
  const files = {
    'by-hand.css': styles,
    'by-hand.html': `${head('By hand', preload)}<header></header>${stage}`,
    'by-hand-parts.js': partsScript,
    'by-hand-parts.html': `${head('Parts by hand', '<script src="by-hand-parts.js" async></script>')}<header></header><main><h1>Parts</h1><ul></ul></main>`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return { home: 'by-hand.html', parts: 'by-hand-parts.html' }
}
