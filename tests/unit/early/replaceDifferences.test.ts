import { expect, test } from 'vitest'
import { replaceDifferences } from '#src/early/replaceDifferences.ts'

function parse(html: string): Element {
  const host = document.createElement('div')
  host.innerHTML = html
  return host
}

test.each([
  ['another element', '<h1>A</h1><p>wait</p>', '<h1>A</h1><ul><li>1</li></ul>'],
  ['another attribute', '<h1>A</h1><p class="a"><b>x</b></p>', '<h1>A</h1><p class="b"><b>x</b></p>'],
  ['another text', '<h1>A</h1><p>a</p>', '<h1>A</h1><p>b</p>'],
  ['more children', '<h1>A</h1><div><i></i></div>', '<h1>A</h1><div><i></i><i></i></div>'],
  ['something deep inside', '<h1>A</h1><div><i></i><p>a</p></div>', '<h1>A</h1><div><i></i><p>b</p></div>'],
])('replaces %s and keeps what is equal', (_, before, after) => {
  const current = parse(before)
  const [heading] = current.children
  replaceDifferences(current, parse(after))
  expect(current.innerHTML).toBe(after)
  expect(current.firstElementChild).toBe(heading)
})

test('keeps what is equal beside something deep inside', () => {
  const current = parse('<div><i></i><p>a</p></div>')
  const kept = current.querySelector('i')
  replaceDifferences(current, parse('<div><i></i><p>b</p></div>'))
  expect(current.querySelector('i')).toBe(kept)
})
