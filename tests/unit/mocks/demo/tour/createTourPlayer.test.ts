import { beforeEach, expect, test, vi } from 'vitest'
import type { Demo, DemoState } from '#mocks/demo/demo.ts'
import type { Moment } from '#mocks/demo/moment.ts'
import { createTourPlayer, readingTime } from '#mocks/demo/tour/createTourPlayer.ts'
import type { Stage } from '#mocks/demo/tour/stage.tsx'
import type { Tour, TourStep } from '#mocks/demo/tour/tour.ts'
import { createState } from '#mocks/observable.ts'

const stage: Stage = {
  caption: document.createElement('div'),
  pointAt: async () => {},
  show: async () => {},
  clear: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
}

/** A shop of one list: pressing Add adds a line, and the lines are the state that is captured. */
function createFakeShop() {
  document.body.innerHTML = '<main><button>Add</button><ol></ol></main>'
  const list = document.querySelector('ol') ?? document.body
  const lines = () => Array.from(list.children, ({ textContent }) => textContent)
  const fill = (texts: readonly string[]) =>
    list.replaceChildren(...texts.map((text) => Object.assign(document.createElement('li'), { textContent: text })))
  document.querySelector('button')?.addEventListener('click', () => fill([...lines(), `Line ${lines().length + 1}`]))
  return { lines, fill }
}

const idle = { isSwitching: false } as DemoState

function setUp() {
  const shop = createFakeShop()
  const state = createState(idle)
  const moments = new Map<Moment, string[]>()
  const log: string[] = []
  const demo = {
    state,
    async open() {
      log.push('open')
      state.set({ ...idle, isSwitching: true })
      shop.fill([])
      state.set(idle)
    },
    async restore(moment: Moment) {
      log.push(`restore ${moments.get(moment)?.length}`)
      shop.fill(moments.get(moment) ?? [])
    },
    capture() {
      const moment = {} as Moment
      moments.set(moment, shop.lines())
      return moment
    },
    setDials: () => void log.push('setDials'),
  } as unknown as Demo
  const player = createTourPlayer(demo, () => stage)
  const status = () => player.state.get()?.status
  const step = () => player.state.get()?.step
  const until = (wanted: string) => vi.waitFor(() => expect(status()).toBe(wanted))
  /** Presses a button of the caption, and waits for the end of the step. */
  async function press(button: 'next' | 'back' | 'resume') {
    player[button]()
    await until('ready')
  }
  return { shop, state, player, log, status, step, until, press }
}

const add = (line: number, more: Partial<TourStep> = {}): TourStep => ({
  caption: `Line ${line} is added`,
  notes: '',
  actions: [{ do: 'press', target: { role: 'button', name: 'Add' } }],
  seen: [{ role: 'text', name: `Line ${line}` }],
  ...more,
})

const tourOf = (...steps: TourStep[]): Tour => ({
  id: 'buyAndPay',
  title: 'A tour',
  summary: '',
  start: { scenario: 'openFreshShop', as: 'visitor', dials: {}, path: '/' },
  steps,
})

const three = tourOf(add(1), add(2), add(3))

/** Plays the first step of a tour that waits for the presenter. */
async function startPlaying(tour = three) {
  const started = setUp()
  await started.player.play(tour, 'manual')
  return started
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }))
test('opens the situation and plays the first step', async () => {
  const { shop, log, status } = await startPlaying()
  expect(log).toEqual(['open'])
  expect(shop.lines()).toEqual(['Line 1'])
  expect(status()).toBe('ready')
})

test('plays each step on Next, to the end', async () => {
  const { player, shop, until, step, press } = await startPlaying()
  for (const index of [1, 2]) {
    await press('next')
    expect(step()).toBe(index)
  }
  player.next()
  await until('ended')
  expect(shop.lines()).toEqual(['Line 1', 'Line 2', 'Line 3'])
})

test('Back restores the start of the step before and plays it again', async () => {
  const { shop, log, step, press } = await startPlaying()
  await press('next')
  await press('back')
  expect(log).toEqual(['open', 'restore 0'])
  expect(step()).toBe(0)
  expect(shop.lines()).toEqual(['Line 1'])
})

test('Back on the first step starts it again', async () => {
  const { shop, press } = await startPlaying()
  await press('back')
  expect(shop.lines()).toEqual(['Line 1'])
})

test('Back to a step that continues another one plays both', async () => {
  const { shop, log, step, press } = await startPlaying(tourOf(add(1), add(2), add(3, { continues: true }), add(4)))
  for (let count = 0; count < 3; count += 1) {
    await press('next')
  }
  await press('back')
  expect(log.at(-1)).toBe('restore 1')
  expect(step()).toBe(2)
  expect(shop.lines()).toEqual(['Line 1', 'Line 2', 'Line 3'])
})

test('Auto goes on after the time that reading the caption takes, and ends', async () => {
  const { player, step, until } = setUp()
  const reading = readingTime(three.steps[0]?.caption ?? '')
  await player.play(three, 'auto')
  await vi.advanceTimersByTimeAsync(reading - 500)
  expect(step()).toBe(0)
  await vi.advanceTimersByTimeAsync(600)
  expect(step()).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * reading + 200)
  await until('ended')
})

test('Auto can be chosen in mid-play, and stopped', async () => {
  const { player, step } = await startPlaying()
  player.setPace('auto')
  player.setPace('manual')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(step()).toBe(0)
  player.setPace('auto')
  await vi.advanceTimersByTimeAsync(readingTime('four words of caption'))
  expect(step()).toBe(1)
})

test('says when the shop is late, and goes on when it has come', async () => {
  const { player, shop, until, status } = setUp()
  void player.play(tourOf(add(1, { seen: [{ role: 'text', name: 'At last' }] })), 'manual')
  await vi.waitFor(() => expect(shop.lines()).toEqual(['Line 1']))
  await vi.advanceTimersByTimeAsync(3500)
  expect(status()).toBe('acting')
  await vi.advanceTimersByTimeAsync(600)
  expect(status()).toBe('late')
  shop.fill(['At last'])
  await until('ready')
})

test('waits while the page is busy or the button is disabled', async () => {
  const { player, shop, until } = setUp()
  const main = document.querySelector('main')
  const button = document.querySelector('button')
  main?.setAttribute('aria-busy', 'true')
  button?.setAttribute('aria-disabled', 'true')
  void player.play(three, 'manual')
  await vi.advanceTimersByTimeAsync(100)
  main?.removeAttribute('aria-busy')
  await vi.advanceTimersByTimeAsync(100)
  expect(shop.lines()).toEqual([])
  button?.removeAttribute('aria-disabled')
  await until('ready')
})

test('a step that can’t go on leaves Back and End', async () => {
  const stuck = add(2, { seen: [{ role: 'text', name: 'Never' }] })
  const { player, step, status, press } = await startPlaying(tourOf(add(1), stuck))
  player.next()
  await vi.advanceTimersByTimeAsync(5000)
  expect(status()).toBe('late')
  player.next()
  expect(status()).toBe('late')
  await press('back')
  expect(step()).toBe(0)
  player.end()
  expect(player.state.get()).toBeNull()
})

test('an action that fails is reported and leaves Back', async () => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  const { player, until } = setUp()
  const typing: TourStep = add(1, { actions: [{ do: 'type', target: { role: 'button', name: 'Add' }, text: 'x' }] })
  await player.play(tourOf(typing), 'manual')
  await until('late')
  expect(report).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('Next in mid-step leaves out the pauses', async () => {
  document.body.innerHTML = ''
  const { player, until } = setUp()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<label>Name<input></label>')
  const long = 'a text that is typed in eight chunks'
  const typing: TourStep = add(1, {
    actions: [{ do: 'type', target: { role: 'textbox', name: 'Name' }, text: long }],
    seen: [{ role: 'textbox', name: 'Name' }],
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }) // time stands still
  void player.play(tourOf(typing), 'manual')
  await vi.advanceTimersByTimeAsync(10)
  player.next()
  await vi.advanceTimersByTimeAsync(0)
  expect(document.querySelector('input')).toHaveValue(long)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  await until('ready')
})

test('a key of the viewer takes over; Resume restores the start of the step', async () => {
  const { shop, status, step, press } = await startPlaying()
  await press('next')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  expect(status()).toBe('takenOver')
  shop.fill(['something else'])
  await press('resume')
  expect(step()).toBe(1)
  expect(shop.lines()).toEqual(['Line 1', 'Line 2'])
})

test('a hidden tab pauses Auto, but not a tour that waits for the presenter', async () => {
  const { player, status, press } = await startPlaying()
  const hide = () => document.dispatchEvent(new Event('visibilitychange'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  hide()
  expect(status()).toBe('ready')
  player.setPace('auto')
  hide()
  expect(status()).toBe('paused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('paused')
  await press('resume')
  vi.restoreAllMocks()
})

test('End keeps the shop, Rewind restores what was there before', async () => {
  const { player, shop } = setUp()
  shop.fill(['before'])
  await player.play(three, 'manual')
  player.end()
  expect(shop.lines()).toEqual(['Line 1'])
  expect(player.state.get()).toBeNull()

  shop.fill(['before'])
  await player.play(three, 'manual')
  await player.rewind()
  expect(shop.lines()).toEqual(['before'])
  expect(player.state.get()).toBeNull()
})

test('another tour in mid-play starts at its own beginning, and Rewind goes back to before the first', async () => {
  const { player, shop, step } = setUp()
  shop.fill(['before'])
  await player.play(three, 'manual')
  await player.play(tourOf(add(1)), 'manual')
  expect(step()).toBe(0)
  await player.rewind()
  expect(shop.lines()).toEqual(['before'])
})

test('a switch by somebody else ends the tour', async () => {
  const { player, state } = await startPlaying()
  state.set({ ...idle, isSwitching: true })
  expect(player.state.get()).toBeNull()
})
