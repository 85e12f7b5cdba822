import { expect, test } from 'vitest'
import { findTarget, isBusy } from '#mocks/demo/tour/findTarget.ts'
import type { Target } from '#mocks/demo/tour/tour.ts'

/** Renders the markup and returns the id of the element that the target describes. */
function idOf(markup: string, target: Target): string | null {
  document.body.innerHTML = markup
  return findTarget(target)?.id ?? null
}

test.each<[string, string, Target]>([
  ['its text', '<button id="x"><span>Add  to</span>\n cart</button>', { role: 'button', name: 'Add to cart' }],
  ['a part of its text', '<h2 id="x">Order 1017</h2>', { role: 'heading', name: '1017' }],
  ['its label', '<label for="x">Phone</label><input id="x">', { role: 'textbox', name: 'Phone' }],
  ['its own name', '<a id="x" href="/" aria-label="Close menu">×</a>', { role: 'link', name: 'Close menu' }],
  [
    'the element it refers to',
    '<h3 id="n">Rotor</h3><article id="x" aria-labelledby="n">84 $</article>',
    { role: 'article', name: 'Rotor' },
  ],
  [
    'a text area’s label',
    '<label for="x">Describe</label><textarea id="x"></textarea>',
    { role: 'textbox', name: 'Describe' },
  ],
  ['a file input’s name', '<input id="x" type="file" aria-label="Image: Choose">', { role: 'file', name: 'Image' }],
  ['a slider’s name', '<input id="x" type="range" aria-label="Rating">', { role: 'slider', name: 'Rating' }],
  ['an explicit role', '<div id="x" role="row">Rotor</div>', { role: 'row', name: 'Rotor' }],
])('finds an element by %s', (_, markup, target) => {
  expect(idOf(markup, target)).toBe('x')
})

test('prefers the exact name', () => {
  const markup = '<a id="long" href="/">Payment</a><a id="x" href="/">Pay</a>'
  expect(idOf(markup, { role: 'link', name: 'Pay' })).toBe('x')
})

test.each([
  [
    'a row',
    '<table><tr><td>Tyre<button>Ship</button></td></tr><tr><td>Rotor<button id="x">Ship</button></td></tr></table>',
  ],
  ['a card', '<article>Tyre<button>Ship</button></article><article>Rotor<button id="x">Ship</button></article>'],
  ['a dialog', '<button>Ship</button><div role="alertdialog"><h2>Rotor</h2><button id="x">Ship</button></div>'],
])('looks within %s', (_, markup) => {
  expect(idOf(markup, { role: 'button', name: 'Ship', within: 'Rotor' })).toBe('x')
})

test('finds a field that must be filled in once it has text', () => {
  const target: Target = { role: 'textbox', name: 'Phone', filled: true }
  expect(idOf('<label for="x">Phone</label><input id="x">', target)).toBeNull()
  expect(idOf('<label for="x">Phone</label><input id="x" value="1">', target)).toBe('x')
})

test('finds the smallest element that contains a text', () => {
  const markup = '<main id="m"><p id="x">It is <b>paid</b>, thank you</p><p>no</p></main>'
  expect(idOf(markup, { role: 'text', name: 'is paid, thank' })).toBe('x')
})

test.each([
  ['not rendered', '<div style="display:none"><button id="x">Ship</button></div>'],
  ['invisible', '<button id="x" style="visibility:hidden">Ship</button>'],
  ['behind an open dialog', '<div aria-hidden="true"><button id="x">Ship</button></div>'],
  ['part of the demo', '<div data-demo><button id="x">Ship</button></div>'],
])('finds nothing that is %s', (_, markup) => {
  expect(idOf(markup, { role: 'button', name: 'Ship' })).toBeNull()
  expect(idOf(markup, { role: 'text', name: 'Ship' })).toBeNull()
})

test('the page is busy while something in its content is', () => {
  document.body.innerHTML = '<aside aria-busy="true"></aside><main><p></p></main>'
  expect(isBusy()).toBe(false)
  document.querySelector('p')?.setAttribute('aria-busy', 'true')
  expect(isBusy()).toBe(true)
})
