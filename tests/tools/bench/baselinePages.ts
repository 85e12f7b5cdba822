import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testConfig } from '#tests/support/testConfig.ts'

const createHead = (extra: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>By hand</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${extra}<link rel="stylesheet" href="by-hand.css">`

/** These styles are written to a file, because the Content-Security-Policy allows only the shop's own inline styles. */
const styles = `
  body { margin: 73px 0 0; background: #14181d; color: #eceae4; font: 16px sans-serif }
  .stage { height: min(80vw, 400px) }
  .stage img { display: block; width: 100%; height: 100%; object-fit: cover }
  @media (min-width: 768px) { .stage { height: min(86svh, 820px) } }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 24px; list-style: none }
  li img { width: 100%; aspect-ratio: 4 / 3; object-fit: cover }
`

/**
 * A script that requests the parts immediately and renders a card for each one. It creates the elements one by one,
 * because the Content-Security-Policy forbids markup from strings.
 */
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
    add(card, 'a', { href: 'purchase/' + part._id, textContent: 'Purchase Now' })
  }
})`

/**
 * Adds two handwritten pages to a build of the shop. The bench compares them with the shop's pages. One shows Home's
 * picture and a headline, without scripts. The other one renders the list of parts with a script of 1 kB.
 * @throws if Home has no picture
 */
export function writeBaselinePages(dir: string): { home: string; parts: string } {
  const home = readFileSync(join(dir, 'index.html'), 'utf8')
  const [preload, picture] = [/<link rel="preload" as="image"[^>]*>/, /<picture>.*?<\/picture>/].map(
    (pattern) => pattern.exec(home)?.[0],
  )
  if (!preload || !picture) throw new Error('Home has no picture.')
  const files = {
    'by-hand.css': styles,
    'by-hand.html': `${createHead(preload)}<div class="stage">${picture}</div><h2>Built<br>to run</h2>`,
    'by-hand-parts.js': partsScript,
    'by-hand-parts.html': `${createHead('<script src="by-hand-parts.js" async></script>')}<main><h1>Parts</h1><ul></ul></main>`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return { home: 'by-hand.html', parts: 'by-hand-parts.html' }
}
