import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberEarlyClick } from '#src/bootstrap/earlyClick.ts'
import { fatalErrorEvent, startedEvent } from '#src/lib/fatalError.ts'

const onClick = vi.fn<(id: string) => void>()
let discardClick = () => {}

const getButton = (id: string) => document.getElementById(id) as HTMLButtonElement
const dispatchAppStarted = () => dispatchEvent(new Event(startedEvent))
const isBusy = (id: string) => getButton(id).ariaBusy === 'true'

beforeEach(() => {
  vi.useFakeTimers()
  onClick.mockReset()
  document.body.innerHTML = `<div id="root">
    <header><button id="menu">Menu</button></header>
    <main><button id="eye">Show</button><button id="login">LOGIN</button><button id="google" data-opens-window>Google</button></main>
  </div>`
  discardClick = rememberEarlyClick()
})
afterEach(() => discardClick())

/** Attaches handlers to the buttons, as hydration does. */
function hydrate(): void {
  for (const { id } of document.querySelectorAll('button')) getButton(id).onclick = () => onClick(id)
}

it('repeats the last click once, without moving the focus (NET-7)', () => {
  getButton('eye').click()
  getButton('login').click()
  expect([isBusy('eye'), isBusy('login')]).toEqual([false, true])
  hydrate()
  dispatchAppStarted()
  vi.runAllTimers()
  expect(onClick.mock.calls).toEqual([['login']])
  expect([isBusy('login'), document.activeElement]).toEqual([false, document.body])
  getButton('login').click()
  vi.runAllTimers()
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('repeats the click until the button receives it, because React stops clicks while the page’s code is missing', () => {
  const stopEvent = (event: Event) => event.stopPropagation()
  const root = document.getElementById('root') as HTMLElement
  root.addEventListener('click', stopEvent, true)
  hydrate()
  dispatchAppStarted()
  vi.runAllTimers()
  getButton('login').click()
  vi.advanceTimersByTime(1000)
  expect([onClick.mock.calls, isBusy('login')]).toEqual([[], true])
  getButton('eye').click()
  root.removeEventListener('click', stopEvent, true)
  vi.runAllTimers()
  expect(onClick.mock.calls).toEqual([['eye']])
})

it('does not repeat a click that makes React hydrate the page', () => {
  hydrate()
  document.getElementById('root')?.addEventListener('click', dispatchAppStarted, { capture: true, once: true })
  getButton('login').click()
  vi.runAllTimers()
  expect(onClick.mock.calls).toEqual([['login']])
})

it.each([true, false])(
  'repeats a click that opens a window only if the browser allows the window: %s (AUTH-4)',
  (isActive) => {
    vi.stubGlobal('navigator', { userActivation: { isActive } })
    getButton('google').click()
    hydrate()
    dispatchAppStarted()
    vi.runAllTimers()
    expect(onClick).toHaveBeenCalledTimes(isActive ? 1 : 0)
    expect(isBusy('google')).toBe(false)
  },
)

it('drops a click whose button is removed or disabled, and every click if the shop can’t start', () => {
  getButton('login').click()
  getButton('login').disabled = true
  dispatchAppStarted()
  vi.runAllTimers()
  expect(isBusy('login')).toBe(false)
  discardClick = rememberEarlyClick()
  getButton('eye').click()
  dispatchEvent(new Event(fatalErrorEvent))
  expect(isBusy('eye')).toBe(false)
})

it('keeps the browser from submitting forms, and ignores clicks in the header', () => {
  getButton('menu').click()
  expect(isBusy('menu')).toBe(false)
  const form = document.body.appendChild(document.createElement('form'))
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
})
