import { afterEach, expect, test } from 'vitest'
import { keepFocus } from '#mocks/demo/panel/keepFocus.ts'

let stop = () => {}
afterEach(() => stop())

function createPanel() {
  document.body.innerHTML = `<div><button id="close"></button>
    <section><select id="first"></select><p><button id="calm"></button></p></section></div>`
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`no ${selector}`)
    return element
  }
  stop = keepFocus(find('div'))
  /** Observers are notified in a microtask. */
  const remove = async (selector: string) => find(selector).remove()
  return { find, remove }
}

test('when the focused control disappears, the first control around it gets the focus', async () => {
  const { find, remove } = createPanel()
  find('#calm').focus()
  await remove('p')
  expect(document.activeElement).toBe(find('#first'))
  await remove('section')
  expect(document.activeElement).toBe(find('#close'))
})

test('a control without the focus may disappear, and so may the focused one of a closed panel', async () => {
  const { find, remove } = createPanel()
  find('#first').focus()
  await remove('#calm')
  expect(document.activeElement).toBe(find('#first'))
  stop()
  await remove('#first')
  expect(document.activeElement).toBe(document.body)
})
