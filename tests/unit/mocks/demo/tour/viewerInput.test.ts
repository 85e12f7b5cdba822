import { afterEach, expect, test } from 'vitest'
import { commandOfKey, listenToViewer, type ViewerCommand } from '#mocks/demo/tour/viewerInput.ts'
import type { TourStatus } from '#mocks/demo/tour/tour.ts'

let stop = () => {}
afterEach(() => stop())

/** Presses a key on an element and returns what it means. */
function commandFor(
  key: string,
  { on = 'body', status = 'ready', ctrlKey = false }: { on?: string; status?: TourStatus; ctrlKey?: boolean } = {},
) {
  document.body.innerHTML =
    '<input><button>Ship</button><div data-demo id="panel"><p></p></div><div data-demo id="caption"><b></b></div>'
  const caption = document.querySelector('#caption') ?? document.body
  let command: ViewerCommand | null = null
  document.addEventListener('keydown', (event) => (command = commandOfKey(event, status, caption)), { once: true })
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))
  return command
}

test.each([
  [' ', 'next'],
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  ['Escape', 'end'],
  ['a', 'takeOver'],
  ['Enter', 'takeOver'],
  ['Tab', null],
  ['Shift', null],
  ['F5', null],
])('%j means %s', (key, command) => {
  expect(commandFor(key)).toBe(command)
})

test.each([
  ['Space on a button of the caption presses it', ' ', '#caption b', null],
  ['the arrows in the caption', 'ArrowRight', '#caption b', 'next'],
  ['keys in the panel belong to the panel', ' ', '#panel p', null],
  ['Space in a field of the shop, where the tour has put the focus', ' ', 'input', 'next'],
] as const)('%s', (_, key, on, command) => {
  expect(commandFor(key, { on })).toBe(command)
})

test.each([
  ['input', null],
  ['button', null],
  ['body', 'next'],
])('after taking over, Space on %s means %s', (on, command) => {
  expect(commandFor(' ', { on, status: 'takenOver' })).toBe(command)
})

test('a shortcut is none of the tour’s keys', () => {
  expect(commandFor('ArrowRight', { ctrlKey: true })).toBeNull()
})

test('the tour’s keys do not reach the shop, others do', () => {
  document.body.innerHTML = '<div id="caption"></div>'
  const commands: ViewerCommand[] = []
  const shopKeys: string[] = []
  document.addEventListener('keydown', ({ key }) => shopKeys.push(key))
  stop = listenToViewer(
    document.body.children[0] ?? document.body,
    () => 'ready',
    (command) => commands.push(command),
  )
  for (const key of ['PageDown', 'x', 'Tab'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(commands).toEqual(['next', 'takeOver'])
  expect(shopKeys).toEqual(['x', 'Tab'])
})

test('a key that is held down counts once', () => {
  const commands: ViewerCommand[] = []
  stop = listenToViewer(
    document.createElement('div'),
    () => 'ready',
    (command) => commands.push(command),
  )
  for (const repeat of [false, true, true])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', repeat, bubbles: true }))
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'PageDown', bubbles: true }))
  expect(commands).toEqual(['next'])
})
