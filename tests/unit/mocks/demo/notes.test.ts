import { expect, it, onTestFinished, test, vi } from 'vitest'
import type { DemoState } from '#mocks/demo/demo.ts'
import { receiveNotes, sendNotes, windowId } from '#mocks/demo/notes/notesChannel.ts'
import { notesOf } from '#mocks/demo/notes/notesOf.ts'
import { formatClock } from '#mocks/demo/notes/NotesView.tsx'
import type { TourPlayer, TourState } from '#mocks/demo/tour/tour.ts'
import { createState } from '#mocks/observable.ts'
import { fakeDemo } from '#stories/support/demo.ts'

const step = (caption: string) => ({ caption, notes: `Notes of ${caption}`, actions: [], seen: [] })
const tour: TourState['tour'] = {
  title: 'Buy and pay',
  summary: '',
  start: { scenario: 'runBusyDay', as: 'customer', dials: {}, path: '/' },
  steps: [step('First'), step('Second')],
}

function startDemo(scenario: DemoState['scenario'] = 'runBusyDay') {
  const demo = fakeDemo({ scenario })
  const state = createState<TourState | null>(null)
  const tours = { state } as unknown as TourPlayer
  const situationOf = (title: string) => ({ title, sentence: '', notes: '' })
  return { demo, state, notes: notesOf({ demo, tours, situationOf }) }
}

it('follows the situation, the person and the story', () => {
  const { demo, state, notes } = startDemo()
  expect(notes.get()).toMatchObject({ situation: { title: 'runBusyDay' }, viewerName: 'Nadia Rahman', tour: null })
  demo.state.set({ ...demo.state.get(), scenario: 'emptyShop', viewerName: null })
  expect(notes.get()).toMatchObject({ situation: { title: 'emptyShop' }, viewerName: null })
  state.set({ tour, step: 0, pace: 'manual', status: 'ready' })
  const first = { title: 'Buy and pay', step: 1, steps: 2, caption: 'First', notes: 'Notes of First', next: 'Second' }
  expect(notes.get().tour).toEqual(first)
  state.set({ tour, step: 1, pace: 'manual', status: 'ready' })
  expect(notes.get().tour).toMatchObject({ step: 2, next: null })
})

/** A window that follows another one until the test ends. @returns the titles of the situations it was told, in order */
function receiveTitles(window: string): string[] {
  const titles: string[] = []
  onTestFinished(receiveNotes(window, ({ situation }) => titles.push(situation.title)))
  return titles
}

/** Starts a demo in a window, and sends its notes until the test ends. */
function sendFrom(window: string, scenario?: DemoState['scenario']) {
  const { demo, notes } = startDemo(scenario)
  onTestFinished(sendNotes(window, notes))
  return demo
}

test('a window that opens later gets the notes at once, then every change', async () => {
  const { state } = sendFrom('a')
  const titles = receiveTitles('a')
  await vi.waitFor(() => expect(titles).toEqual(['runBusyDay']))
  state.set({ ...state.get(), scenario: 'emptyShop' })
  await vi.waitFor(() => expect(titles).toEqual(['runBusyDay', 'emptyShop']))
})

test('a window that is open already gets the notes when the demo is loaded again', async () => {
  const titles = receiveTitles('a')
  sendFrom('a')
  await vi.waitFor(() => expect(titles).toContain('runBusyDay'))
})

test('notes follow one window', async () => {
  const titles = receiveTitles('a')
  sendFrom('b', 'emptyShop')
  sendFrom('a')
  await vi.waitFor(() => expect(titles).toContain('runBusyDay'))
  expect(titles).not.toContain('emptyShop')
})

test('messages of another version are ignored', async () => {
  const titles = receiveTitles('a')
  const older = new BroadcastChannel('dhruva-demo:notes:a')
  older.postMessage({ kind: 'notes', notes: { text: 'of another version' } })
  older.postMessage({ kind: 'notes', notes: startDemo().notes.get() })
  await vi.waitFor(() => expect(titles).not.toEqual([]))
  expect(titles).toEqual(['runBusyDay'])
  older.close()
})

test('a window keeps its id', () => {
  window.name = ''
  const id = windowId()
  expect(id).not.toBe('')
  expect(windowId()).toBe(id)
})

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3599, '59:59'],
  [3661, '1:01:01'],
])('the clock shows %i seconds as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})
