import { expect, it, test, vi } from 'vitest'
import type { DemoState } from '#mocks/demo/demo.ts'
import type { Notes } from '#mocks/demo/notes/notes.ts'
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

const titles = (received: ReturnType<typeof vi.fn<(notes: Notes) => void>>) =>
  received.mock.calls.map(([{ situation }]) => situation.title)

test('a window that opens later gets the notes at once, then every change', async () => {
  const { demo, notes } = startDemo()
  const stopSending = sendNotes('a', notes)
  const received = vi.fn<(notes: Notes) => void>()
  const stopReceiving = receiveNotes('a', received)
  await vi.waitFor(() => expect(titles(received)).toEqual(['runBusyDay']))
  demo.state.set({ ...demo.state.get(), scenario: 'emptyShop' })
  await vi.waitFor(() => expect(titles(received)).toEqual(['runBusyDay', 'emptyShop']))
  stopSending()
  stopReceiving()
})

test('a window that is open already gets the notes when the demo is loaded again', async () => {
  const received = vi.fn<(notes: Notes) => void>()
  const stopReceiving = receiveNotes('a', received)
  const stopSending = sendNotes('a', startDemo().notes)
  await vi.waitFor(() => expect(titles(received)).toContain('runBusyDay'))
  stopSending()
  stopReceiving()
})

test('notes follow one window', async () => {
  const received = vi.fn<(notes: Notes) => void>()
  const stopReceiving = receiveNotes('a', received)
  const stopOther = sendNotes('b', startDemo('emptyShop').notes)
  const stopOwn = sendNotes('a', startDemo().notes)
  await vi.waitFor(() => expect(titles(received)).toContain('runBusyDay'))
  expect(titles(received)).not.toContain('emptyShop')
  stopOther()
  stopOwn()
  stopReceiving()
})

test('messages of another version are ignored', async () => {
  const received = vi.fn<(notes: Notes) => void>()
  const stopReceiving = receiveNotes('a', received)
  const older = new BroadcastChannel('dhruva-demo:notes:a')
  older.postMessage({ kind: 'notes', notes: { text: 'of another version' } })
  older.postMessage({ kind: 'notes', notes: startDemo().notes.get() })
  await vi.waitFor(() => expect(received).toHaveBeenCalled())
  expect(titles(received)).toEqual(['runBusyDay'])
  older.close()
  stopReceiving()
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
